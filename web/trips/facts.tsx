import { isBlank } from '#shared/fields.ts'

/** Name and value; without a value it is left out. */
export type Fact = readonly [name: string, value: string | number | null]

/** The smaller facts of something, one after the other as the width allows. */
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
