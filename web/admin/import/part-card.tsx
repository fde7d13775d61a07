import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Fields } from '#shared/fields.ts'
import type { DraftFields, DraftIssue, ReadValue } from '#shared/import/draft.ts'
import type { ImportWant } from '#shared/import/preview.ts'
import { fieldText } from '#web/trips/field-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldInput } from '#web/ui/field-input.tsx'

export type Doubts = {
	wants: readonly ImportWant[]
	issues: readonly DraftIssue[]
	errors: Readonly<Record<string, string>>
}

type Props = Doubts & {
	/** 'trip' or 'flights/0'. */
	path: string
	title: string
	fields: Fields
	read: DraftFields
	/** Whether it may be left out. */
	isOptional?: boolean
	isLeftOut?: boolean
	onLeaveOut?: (isLeftOut: boolean) => void
}

/** One part of what was read: each value with the words it came from; what is missing or in doubt is open to be filled in. */
export function PartCard({
	path,
	title,
	fields,
	read,
	wants,
	issues,
	errors,
	isOptional,
	isLeftOut = false,
	onLeaveOut,
}: Props) {
	const [isOpen, setIsOpen] = useState(false)
	const isAsked = (name: string) =>
		[...wants, ...issues].some((one) => one.path === `${path}/${name}`) || errors[`${path}/${name}`] !== undefined
	const asked = Object.keys(fields).filter(isAsked)
	const open = Object.keys(fields).filter((name) => isOpen || asked.includes(name))
	const closed = Object.keys(fields).filter((name) => !open.includes(name) && read[name])
	return (
		<section aria-label={title} className="rounded-lg border border-line px-4 py-3 md:px-5">
			<div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
				{isOptional ? (
					<Checkbox
						label={
							<span className={classNames('font-medium wrap-anywhere', isLeftOut && 'text-ink-soft line-through')}>
								{title}
							</span>
						}
						checked={!isLeftOut}
						onChange={(event) => onLeaveOut?.(!event.currentTarget.checked)}
						className="min-w-0 grow"
					/>
				) : (
					<p className="min-w-0 grow font-medium wrap-anywhere">{title}</p>
				)}
				{asked.length > 0 && !isLeftOut ? (
					<Badge tone="amber">{asked.length === 1 ? 'Check one value' : `Check ${asked.length} values`}</Badge>
				) : null}
				{isLeftOut || isOpen ? null : (
					<Button size="small" variant="quiet" aria-label={`Correct ${title}`} onClick={() => setIsOpen(true)}>
						<Pencil aria-hidden="true" />
						Correct
					</Button>
				)}
			</div>
			{isLeftOut ? null : (
				<>
					{open.length > 0 ? (
						<div className="grid gap-x-5 gap-y-4 pt-2 pb-3 md:grid-cols-2">
							{open.map((name) => (
								<Asked
									key={name}
									path={`${path}/${name}`}
									field={fields[name]!}
									value={read[name]}
									wants={wants}
									issues={issues}
									errors={errors}
								/>
							))}
						</div>
					) : null}
					{closed.length > 0 ? (
						<dl className="grid gap-x-6 gap-y-2.5 pt-1 pb-2 sm:grid-cols-2 lg:grid-cols-3">
							{closed.map((name) => (
								<Told key={name} label={fields[name]!.label} from={read[name]!}>
									{fieldText(fields[name], read[name]!.value)}
								</Told>
							))}
						</dl>
					) : null}
				</>
			)}
		</section>
	)
}

/** A value with the words it was read from. */
function Told({ label, from, children }: { label: string; from: ReadValue; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{label}</dt>
			<dd className="wrap-anywhere whitespace-pre-line">
				{children}
				<Origin value={from} />
			</dd>
		</div>
	)
}

function Origin({ value: { from, certainty } }: { value: ReadValue }) {
	if (certainty === 'derived') return <span className="block text-sm text-ink-soft">Worked out from the rest</span>
	return (
		<span className="block text-sm text-ink-soft">
			<q className="before:content-['‘'] after:content-['’']">{from.raw}</q>, {from.where}
			{certainty === 'guessed' ? ' – a guess' : null}
		</span>
	)
}

type AskedProps = Doubts & { path: string; field: Fields[string]; value: ReadValue | undefined }

/** A value to fill in, to correct or to choose. What else the document says of it is a button away. */
function Asked({ path, field, value, wants, issues, errors }: AskedProps) {
	const [chosen, setChosen] = useState<string | number | null>(null)
	const own = issues.filter((issue) => issue.path === path)
	const other = own.find((issue) => issue.other !== undefined)?.other
	const current = chosen ?? value?.value
	const want = wants.find((one) => one.path === path)
	const rest = own.filter(({ code }) => code !== 'MISSING').map(({ message }) => message)
	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<FieldInput
				key={String(current)}
				name={path}
				field={field}
				value={current}
				error={errors[path] ?? want?.message}
				hint={rest.join(' ') || undefined}
			/>
			{other !== undefined ? (
				<div>
					<Button size="small" onClick={() => setChosen(chosen === null ? other : null)}>
						Use ‘{fieldText(field, chosen === null ? other : value?.value)}’
					</Button>
				</div>
			) : null}
			{value && !want ? (
				<p className="text-sm text-ink-soft">
					<Origin value={value} />
				</p>
			) : null}
		</div>
	)
}
