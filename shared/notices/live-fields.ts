import { dateTime, type Fields, text } from '../fields.ts'

/**
 * What a provider says of a flight on the day, as travellers are told it. Nothing of it is stored with the flight: what is booked is changed
 * by staff alone (PORTAL-127).
 */
export const LIVE_FIELDS = {
	liveStatus: text('The airline reports', { tells: 'exists' }),
	liveDeparture: dateTime('Expected departure', { tells: 'time' }),
	liveArrival: dateTime('Expected landing', { tells: 'time' }),
	liveTerminal: text('Departure terminal', { tells: 'place' }),
	liveGate: text('Departure gate', { tells: 'place' }),
	liveBelt: text('Baggage belt', { tells: 'place' }),
	liveConnection: text('Connection', { tells: 'fact' }),
} as const satisfies Fields
export type LiveField = keyof typeof LIVE_FIELDS

export const isLiveField = (name: string): name is LiveField => name in LIVE_FIELDS

/** What `liveStatus` says. */
export const LIVE_STATUS = {
	cancelled: 'Cancelled',
	diverted: 'Diverted to another airport',
	operating: 'Operating after all',
} as const
