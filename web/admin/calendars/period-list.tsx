import { CalendarDays, Trash2 } from 'lucide-react'
import type { Period, PeriodState } from '#shared/catalogue/availability/period.ts'
import { daysBetween } from '#shared/dates.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { staffDates } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { nameOf } from './conflicts.tsx'

export const STATE_TONES: Record<PeriodState, Tone> = {
	booked: 'green',
	held: 'yellow',
	closed: 'grey',
	on_request: 'grey',
}

/**
 * What is in the calendar. Staff remove what was entered here; what comes from a trip is changed in the trip, and what comes from another
 * platform over there.
 */
export function PeriodList({ periods, onSaved }: { periods: readonly Period[]; onSaved: (answer: unknown) => void }) {
	const deleting = useDialog<Period>()
	const { openTrip } = useAdminLocation()
	return (
		<>
			<LongTable
				label="Nights in this calendar"
				columns={columns(deleting.show, openTrip)}
				rows={periods}
				rowKey={({ id }) => id}
				empty={<EmptyState icon={<CalendarDays />} title="No nights entered yet" />}
			/>
			<ConfirmDelete
				dialog={deleting}
				title="Remove these nights?"
				description={({ from, to }) => `${staffDates(from, to)} will be open again.`}
				onDelete={async ({ id }) => onSaved(await send('DELETE', `/api/admin/villa-periods/${id}`))}
				refresh={async () => {}}
				success="Nights removed"
				failure="Nights not removed"
			/>
		</>
	)
}

const columns = (remove: (period: Period) => void, openTrip: (id: string) => void): readonly Column<Period>[] => [
	{ header: 'Nights', cell: ({ from, to }) => `${staffDates(from, to)} (${daysBetween(from, to)})` },
	{ header: 'State', cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{choiceLabel(state)}</Badge> },
	{
		header: 'For',
		cell: (period) =>
			period.tripId === null ? (
				<span className="wrap-anywhere">{nameOf(period)}</span>
			) : (
				<button
					type="button"
					className="text-left text-sea underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-sea pointer-coarse:min-h-11"
					onClick={() => openTrip(period.tripId ?? '')}
				>
					{nameOf(period)}
				</button>
			),
	},
	{
		header: 'Actions',
		align: 'end',
		hidesHeader: true,
		cell: (period) =>
			period.source === 'staff' ? (
				<ForEditors>
					<IconButton
						tone="danger"
						name={`Remove ${staffDates(period.from, period.to)}`}
						onClick={() => remove(period)}
					>
						<Trash2 aria-hidden="true" />
					</IconButton>
				</ForEditors>
			) : null,
	},
]
