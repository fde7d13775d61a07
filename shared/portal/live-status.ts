import { counted } from '../trips/timeline/wording.ts'

/** `status` is scheduled, on_time, active, delayed, landed, cancelled, or another word from the provider. Units: minutes, ft, km/h. */
export type LiveFlight = {
	status: string
	departure: { gate: string | null; delay: number | null }
	arrival: { gate: string | null }
	live: { altitude: number | null; speed: number | null } | null
}

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
		{ label: 'Departure gate', value: departure.gate },
		{ label: 'Delay', value: departure.delay ? counted(departure.delay, 'minute') : null },
		{ label: 'Arrival gate', value: arrival.gate },
		{ label: 'Altitude', value: live?.altitude == null ? null : `${grouped(live.altitude)} ft` },
		{ label: 'Speed', value: live?.speed == null ? null : `${grouped(live.speed)} km/h` },
	]
	return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

const grouped = (number: number) => number.toLocaleString('en-GB')
