import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef } from 'react'
import { type EnteredKind, ENTERED_KIND_LIST, ENTERED_KINDS, type RecordOf } from '#shared/trips/kinds/registry.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { ENTRY_BY_KIND } from '#shared/trips/entry/entry-by-kind.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { TripFlightsProvider } from '#web/trips/flights/flight-input.tsx'
import { TripGuestsProvider } from '#web/trips/guests/guests-input.tsx'
import { KIND_ICONS } from '#web/trips/kind-icons.ts'
import { RECORD_ROWS } from '#web/trips/records/record-rows.tsx'
import { RecordTab } from '#web/trips/records/record-tab.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { EraseGuests } from '../erasure/erase-guests.tsx'
import { GuestConsents } from './guest-consents.tsx'
import { EntryRules } from './entry-rules.tsx'
import { KnownGuests } from './known-guests.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { refreshTrip } from '../app/refresh.ts'
import type { AdminLocation } from '../app/admin-location.ts'
import { TripCompanions } from './trip-companions.tsx'
import { TripLinks } from './trip-links.tsx'
import { TripOverview } from './trip-overview.tsx'
import { useFocusOpenTab } from './use-focus-open-tab.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'

type Props = { trip: WholeTrip; frame: ComponentProps<typeof Tabs>['sticky'] }

/** A trip under its tabs: the overview, and one for each kind of record. */
export default function TripTabs({ trip, frame }: Props) {
	const content = useRef<HTMLDivElement>(null)
	useFocusOpenTab(content)
	const { location, replaceParams } = useAdminLocation()
	const client = useQueryClient()
	const shared = {
		tripId: trip.id,
		onSaved: () => refreshTrip(client, trip.id),
		// What was read again after a save is in the cache before it is on the screen.
		readTrip: () => client.getQueryData(query('/api/admin/trips/:id', { id: trip.id }).queryKey)?.trip ?? trip,
	}

	const tabOf = <K extends EnteredKind>(list: K, items: readonly RecordOf[K][]) => {
		const kind: AnyKind = ENTERED_KINDS[list]
		const Icon = KIND_ICONS[ENTERED_KINDS[list].names.icon]
		return {
			value: kind.names.section,
			label: kind.labels.section,
			count: items.length,
			content: (
				<>
					{list === 'guests' ? <ApprovalNote tripId={trip.id} /> : null}
					<RecordTab
						{...shared}
						kind={kind}
						items={items}
						icon={<Icon />}
						entry={ENTRY_BY_KIND[list]}
						above={list === 'guests' ? <KnownGuests trip={trip} /> : null}
					>
						{RECORD_ROWS[list]}
					</RecordTab>
					{list === 'guests' ? <EntryRules trip={trip} /> : null}
					{list === 'guests' ? <TripCompanions trip={trip} /> : null}
					{list === 'guests' && trip.status !== 'cancelled' ? <TripLinks trip={trip} /> : null}
					{list === 'guests' ? <GuestConsents guests={trip.guests} onSaved={shared.onSaved} /> : null}
					{list === 'guests' ? <EraseGuests trip={trip} /> : null}
				</>
			),
		}
	}
	const overview = {
		value: 'overview',
		label: 'Overview',
		content: <TripOverview trip={trip} onSaved={shared.onSaved} />,
	}
	return (
		<TripGuestsProvider value={trip.guests}>
			<TripFlightsProvider value={trip.flights}>
				<div ref={content}>
					<Tabs
						label="Trip"
						sticky={frame}
						hasNumberKeys
						value={location.tab}
						onValueChange={(tab) => replaceParams({ tab: tab as AdminLocation['tab'] })}
						tabs={[overview, ...ENTERED_KIND_LIST.map((list) => tabOf(list, trip[list]))]}
					/>
				</div>
			</TripFlightsProvider>
		</TripGuestsProvider>
	)
}
