import { counted, dayInWords } from '../timeline/wording.ts'
import type { EntryRules, EntryTrip } from './entry-rules.ts'
import { missingTransfers } from './missing-transfers.ts'

export const transferEntry: EntryRules = {
	start: (trip) => ({
		date: trip.transfers.at(-1)?.date ?? trip.startDate,
		...missingTransfers(trip)[0],
		passengers: trip.guests.length || null,
	}),
	offers: (trip) =>
		missingTransfers(trip).map((values) => ({
			label: `${values.fromLocation || '…'} to ${values.toLocation || '…'}, ${dayInWords(values.date)}`,
			values,
		})),
	follow: (typed, trip): { passengers?: number } => {
		const people = travelling(typed.guestIds, trip)
		return people > 0 ? { passengers: people } : {}
	},
	advise: ({ passengers = '', guestIds }, trip): Record<string, string> => {
		const people = travelling(guestIds, trip)
		if (passengers === '' || people === 0 || Number(passengers) === people) return {}
		return { passengers: `${counted(people, 'guest')} of the trip ${people === 1 ? 'is' : 'are'} on it.` }
	},
}

/** How many guests are on it, from the text of the choice of guests: '' is everybody. */
function travelling(guestIds = '', { guests }: EntryTrip): number {
	if (guestIds === '') return guests.length
	return guestIds === 'nobody' ? 0 : guestIds.split(',').length
}
