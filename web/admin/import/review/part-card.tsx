import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Fields } from '#shared/fields.ts'
import type { DraftFields } from '#shared/import/draft.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EditableValue, type ReviewIssues } from './editable-value.tsx'
import { ReadOnlyValue } from './read-only-value.tsx'

type Props = {
	/** 'trip' or 'flights/0'. */
	path: string
	title: string
	fields: Fields
	read: DraftFields
	/** Staff added it, so all of its fields are open. */
	isAdded?: boolean
	review: ReviewIssues
	/** For parts that can be left out. Without `onLeaveOut` the part was left out before and stays so. */
	exclusion?: { isLeftOut: boolean; onLeaveOut?: (isLeftOut: boolean) => void }
}

/** One part of the draft. Each value shows its source. Missing, doubtful and changed values are open for editing. */
export function PartCard({ path, title, fields, read, isAdded = false, review, exclusion }: Props) {
	const [isOpen, setIsOpen] = useState(isAdded)
	const section = useRef<HTMLElement>(null)
	/** The button goes, and its focus to the first field. */
	const open = () => {
		setIsOpen(true)
		requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(`[name^="${path}/"]`)?.focus())
	}
	const isLeftOut = exclusion?.isLeftOut ?? false
	const pathsToCheck = new Set([
		...[...review.missingFields, ...review.issues].map((one) => one.path),
		...Object.keys(review.errors),
	])
	const isIncomplete = review.missingFields.some((input) => input.path.startsWith(`${path}/`))
	const toCheck = Object.keys(fields).filter((name) => pathsToCheck.has(`${path}/${name}`))
	const typed = Object.keys(fields).filter((name) => review.typed[`${path}/${name}`] !== undefined)
	const editable = isOpen ? Object.keys(fields) : [...toCheck, ...typed]
	const readOnly = Object.entries(fields).flatMap(([name, field]) => {
		const value = read[name]
		return value && !editable.includes(name) ? [{ name, field, value }] : []
	})
	return (
		<section ref={section} aria-label={title} className="rounded-lg border border-line px-4 py-3 md:px-5">
			<div className="flex min-h-11 items-start gap-3">
				<div className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
					{exclusion ? (
						<Checkbox
							label={<span className={classNames('wrap-anywhere', isLeftOut && 'line-through')}>{title}</span>}
							checked={!isLeftOut}
							disabled={!exclusion.onLeaveOut}
							onChange={(event) => exclusion.onLeaveOut?.(!event.currentTarget.checked)}
							className={classNames('min-w-0 font-medium', isLeftOut && 'text-ink-soft')}
						/>
					) : (
						<p className="min-w-0 font-medium wrap-anywhere">{title}</p>
					)}
					{toCheck.length > 0 && !isLeftOut ? (
						<Badge tone="amber">{toCheck.length === 1 ? 'Check one value' : `Check ${toCheck.length} values`}</Badge>
					) : null}
				</div>
				{isLeftOut || isOpen ? null : (
					<Button
						size="small"
						variant="quiet"
						className="mt-1 -mr-3 pointer-coarse:mt-0"
						aria-label={`Correct ${title}`}
						onClick={open}
					>
						<Pencil aria-hidden="true" />
						<span className="max-sm:sr-only">Correct</span>
					</Button>
				)}
			</div>
			{exclusion && isIncomplete && !isLeftOut ? (
				<p className="pb-1 text-sm text-ink-soft">Imported only if the missing values are filled in.</p>
			) : null}
			{editable.length > 0 && !isLeftOut ? (
				<div className="grid gap-x-5 gap-y-4 pt-2 pb-3 md:grid-cols-2">
					{Object.entries(fields).map(([name, field]) =>
						editable.includes(name) ? (
							<EditableValue key={name} {...review} path={`${path}/${name}`} field={field} read={read[name]} />
						) : null,
					)}
				</div>
			) : null}
			{readOnly.length > 0 && !isLeftOut ? (
				<dl className="grid gap-x-6 gap-y-2.5 pt-1 pb-2 sm:grid-cols-2 lg:grid-cols-3">
					{readOnly.map(({ name, field, value }) => (
						<ReadOnlyValue key={name} path={`${path}/${name}`} field={field} read={value} />
					))}
				</dl>
			) : null}
		</section>
	)
}
