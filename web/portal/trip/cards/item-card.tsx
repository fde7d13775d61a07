import type { ReactNode } from 'react'
import type { BookingStatus } from '#shared/trips/booking-status.ts'
import type { BookedKind } from '#shared/trips/kinds/registry.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AskAboutThis } from '#web/portal/messages/ask-about-this.tsx'
import { StatusBadge } from '#web/portal/app/status-badge.tsx'

type Props = {
	/** The kind of the record. */
	list: BookedKind
	/** The record's id, which links on the page use as their target. */
	id: string
	/** The line above the title: when, or which kind. */
	eyebrow: ReactNode
	title: string
	status: BookingStatus
	children?: ReactNode
}

/** The card of one record, with its status and details. */
export function ItemCard({ list, id, eyebrow, title, status, children }: Props) {
	return (
		<article
			id={id}
			tabIndex={-1}
			className="scroll-mt-10 outline-none rounded-lg border border-line bg-card p-4 shadow-card md:p-6"
		>
			<div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
				<div className="min-w-0 grow basis-40">
					<p className="text-ink-soft tabular-nums">{eyebrow}</p>
					<h3
						className={classNames(
							'mt-1 font-display text-2xl wrap-anywhere',
							status === 'cancelled' && 'text-ink-soft line-through decoration-1',
						)}
					>
						{title}
					</h3>
				</div>
				<StatusBadge status={status} />
			</div>
			{children}
			<AskAboutThis about={{ list, id, words: title }} />
		</article>
	)
}

type CardsProps<T> = {
	items: readonly T[]
	/** Not needed for a section that is hidden when it is empty. */
	emptyText?: string
	children: (item: T) => ReactNode
}

/** The cards of a section. */
export function Cards<T extends { id: string }>({ items, emptyText, children }: CardsProps<T>) {
	if (items.length === 0 && emptyText)
		return (
			<p className="rounded-lg border border-dashed border-line px-5 py-8 text-center text-ink-soft">{emptyText}</p>
		)
	return (
		<ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
			{items.map((item) => (
				<li key={item.id}>{children(item)}</li>
			))}
		</ul>
	)
}
