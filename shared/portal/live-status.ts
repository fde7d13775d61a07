import { timeOf } from '../dates.ts'
import { isObject, type Members, versioned } from '../stored-shape.ts'
import { counted } from '../trips/timeline/wording.ts'

/**
 * `status` is scheduled, on_time, active, delayed, landed, cancelled, or another word from the provider. Units: minutes, ft, km/h. `time` is
 * the expected or actual time, as a local time at that airport. Answers of earlier releases have no times and terminals.
 */
export type LiveFlight = {
	status: string
	departure: { gate: string | null; delay: number | null; terminal?: string | null; time?: string | null }
	arrival: { gate: string | null; terminal?: string | null; belt?: string | null; time?: string | null }
	live: { altitude: number | null; speed: number | null } | null
	/** When the provider said so, ISO 8601. */
	asOf?: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const members = (value: unknown) => (isObject(value) ? value : {})

/** How a reading is stored. */
export const liveFlightShape = versioned<LiveFlight>({
	version: 1,
	read: (stored) => {
		const [departure, arrival, live] = [stored.departure, stored.arrival, stored.live].map(members)
		if (typeof stored.status !== 'string' || !departure || !arrival) return null
		const end = (one: Members) => ({ gate: text(one.gate), terminal: text(one.terminal), time: text(one.time) })
		return {
			status: stored.status,
			departure: { ...end(departure), delay: number(departure.delay) },
			arrival: { ...end(arrival), belt: text(arrival.belt) },
			live: isObject(stored.live) ? { altitude: number(live?.altitude), speed: number(live?.speed) } : null,
		}
	},
})

/** Other words are shown capitalised (PORTAL-30). */
const WORDS: Record<string, string> = {
	scheduled: 'On Time',
	on_time: 'On Time',
	active: 'In Flight',
	delayed: 'Delayed',
	landed: 'Landed',
	cancelled: 'Cancelled',
}
const TONES: Record<string, 'green' | 'amber' | 'red' | 'grey'> = {
	scheduled: 'green',
	on_time: 'green',
	active: 'green',
	delayed: 'amber',
	landed: 'grey',
	cancelled: 'red',
	diverted: 'red',
	incident: 'red',
}

/** The text and colour of a flight's status badge. */
export const liveStatus = ({ status }: Pick<LiveFlight, 'status'>) => ({
	label: WORDS[status] ?? status.charAt(0).toUpperCase() + status.slice(1),
	tone: TONES[status] ?? ('grey' as const),
})

/** Further known facts with their labels: gates, delay, altitude and speed. */
export function liveFacts({ departure, arrival, live }: LiveFlight): { label: string; value: string }[] {
	const facts = [
		{ label: 'Expected departure', value: departure.time ? timeOf(departure.time) : null },
		{ label: 'Departure terminal', value: departure.terminal ?? null },
		{ label: 'Departure gate', value: departure.gate },
		{ label: 'Delay', value: departure.delay ? counted(departure.delay, 'minute') : null },
		{ label: 'Expected landing', value: arrival.time ? timeOf(arrival.time) : null },
		{ label: 'Arrival terminal', value: arrival.terminal ?? null },
		{ label: 'Arrival gate', value: arrival.gate },
		{ label: 'Baggage belt', value: arrival.belt ?? null },
		{ label: 'Altitude', value: live?.altitude == null ? null : `${grouped(live.altitude)} ft` },
		{ label: 'Speed', value: live?.speed == null ? null : `${grouped(live.speed)} km/h` },
	]
	return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

const grouped = (number: number) => number.toLocaleString('en-GB')
