import type { ItemState, ListedItem } from '#shared/catalogue/catalogue-item.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { DASH } from '#web/trips/staff-date.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ScheduleBadge } from './schedule/schedule-badge.tsx'
import { counted, itemName, KIND_NAMES, stateName } from './item-names.ts'

export const COLUMNS: readonly Column<ListedItem>[] = [
	{ header: 'Name', cell: (item) => <span className="wrap-anywhere">{itemName(item)}</span> },
	{ header: 'Kind', className: 'whitespace-nowrap', cell: kindAndNumber },
	{ header: 'Place', cell: ({ location }) => location || DASH },
	{ header: 'Status', cell: (item) => <ItemStatus {...item} /> },
	{ header: 'Findings', cell: (item) => <FindingsCount {...item} /> },
	{ header: 'Last change', cell: lastChange },
]

function kindAndNumber({ kind, number }: ListedItem) {
	return number === null ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} ${number}`
}

function lastChange({ changedAt, changedBy }: ListedItem) {
	return [noticeTime(changedAt), changedBy].filter(Boolean).join(', ')
}

const TONES: Record<ItemState, Tone> = {
	draft: 'grey',
	public: 'green',
	changed: 'yellow',
	withdrawn: 'red',
	offered: 'amber',
}

/** What visitors see of an item, when that changes by itself, and whether a release brings other content for it. */
export const ItemStatus = ({
	kind,
	state,
	hasOffer,
	schedule,
}: Pick<ListedItem, 'kind' | 'state' | 'hasOffer' | 'schedule'>) => (
	<span className="flex flex-wrap gap-1.5">
		<Badge tone={TONES[state]}>{stateName({ kind, state })}</Badge>
		{schedule ? <ScheduleBadge schedule={schedule} /> : null}
		{hasOffer && state !== 'offered' ? <Badge tone="amber">Offer</Badge> : null}
	</span>
)

/** '2 errors, 1 suggestion', or a dash for an item without any. */
export function FindingsCount({ errors, advice }: Pick<ListedItem, 'errors' | 'advice'>) {
	if (errors + advice === 0) return DASH
	return (
		<>
			{errors > 0 ? <strong className="font-medium text-red">{counted(errors, 'error')}</strong> : null}
			{errors > 0 && advice > 0 ? ', ' : null}
			{advice > 0 ? counted(advice, 'suggestion') : null}
		</>
	)
}
