import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Fields } from '#shared/fields.ts'
import type { DraftFields } from '#shared/import/draft.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AskedValue, type Doubts } from './asked-value.tsx'
import { ToldValue } from './told-value.tsx'

type Props = {
	/** 'trip' or 'flights/0'. */
	path: string
	title: string
	fields: Fields
	read: DraftFields
	doubts: Doubts
	/** For what may be left out: whether it is, and what is done when that changes; without that it stays away. */
	leaving?: { isLeftOut: boolean; onLeaveOut?: (isLeftOut: boolean) => void }
}

/** One part of what was read: each value with the words it came from; what is missing or in doubt is open to be filled in. */
export function PartCard({ path, title, fields, read, doubts, leaving }: Props) {
	const [isOpen, setIsOpen] = useState(false)
	const isLeftOut = leaving?.isLeftOut ?? false
	const inDoubt = new Set([
		...[...doubts.missingFields, ...doubts.issues].map((one) => one.path),
		...Object.keys(doubts.errors),
		...Object.keys(doubts.typed),
	])
	const isIncomplete = doubts.missingFields.some((input) => input.path.startsWith(`${path}/`))
	const asked = Object.keys(fields).filter((name) => inDoubt.has(`${path}/${name}`))
	const open = isOpen ? Object.keys(fields) : asked
	const told = Object.entries(fields).flatMap(([name, field]) => {
		const value = read[name]
		return value && !open.includes(name) ? [{ name, field, value }] : []
	})
	return (
		<section aria-label={title} className="rounded-lg border border-line px-4 py-3 md:px-5">
			<div className="flex min-h-11 items-start gap-3">
				<div className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
					{leaving ? (
						<Checkbox
							label={<span className={classNames('wrap-anywhere', isLeftOut && 'line-through')}>{title}</span>}
							checked={!isLeftOut}
							disabled={!leaving.onLeaveOut}
							onChange={(event) => leaving.onLeaveOut?.(!event.currentTarget.checked)}
							className={classNames('min-w-0 font-medium', isLeftOut && 'text-ink-soft')}
						/>
					) : (
						<p className="min-w-0 font-medium wrap-anywhere">{title}</p>
					)}
					{asked.length > 0 && !isLeftOut ? (
						<Badge tone="amber">{asked.length === 1 ? 'Check one value' : `Check ${asked.length} values`}</Badge>
					) : null}
				</div>
				{isLeftOut || isOpen ? null : (
					<Button
						size="small"
						variant="quiet"
						className="mt-1 -mr-3 pointer-coarse:mt-0"
						aria-label={`Correct ${title}`}
						onClick={() => setIsOpen(true)}
					>
						<Pencil aria-hidden="true" />
						<span className="max-sm:sr-only">Correct</span>
					</Button>
				)}
			</div>
			{leaving && isIncomplete && !isLeftOut ? (
				<p className="pb-1 text-sm text-ink-soft">Not imported unless what is missing is filled in.</p>
			) : null}
			{open.length > 0 && !isLeftOut ? (
				<div className="grid gap-x-5 gap-y-4 pt-2 pb-3 md:grid-cols-2">
					{Object.entries(fields).map(([name, field]) =>
						open.includes(name) ? (
							<AskedValue key={name} {...doubts} path={`${path}/${name}`} field={field} read={read[name]} />
						) : null,
					)}
				</div>
			) : null}
			{told.length > 0 && !isLeftOut ? (
				<dl className="grid gap-x-6 gap-y-2.5 pt-1 pb-2 sm:grid-cols-2 lg:grid-cols-3">
					{told.map(({ name, field, value }) => (
						<ToldValue key={name} path={`${path}/${name}`} field={field} read={value} />
					))}
				</dl>
			) : null}
		</section>
	)
}
