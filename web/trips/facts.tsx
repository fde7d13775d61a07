import { isBlank } from '#shared/fields.ts'

/** A fact without a value is not shown. */
export type Fact = readonly [name: string, value: string | number | null]

/** Secondary facts as name and value, wrapped to the available width. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	const known = facts.filter(([, value]) => !isBlank(value))
	if (known.length === 0) return null
	return (
		<dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
			{known.map(([name, value]) => (
				<div key={name} className="flex min-w-0 gap-1.5">
					<dt className="shrink-0 text-ink-soft">{name}</dt>
					<dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
				</div>
			))}
		</dl>
	)
}
