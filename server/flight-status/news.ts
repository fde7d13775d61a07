import { isObject, versioned } from '#shared/stored-shape.ts'
import type { FieldChange } from '#shared/notices/change.ts'
import { isLiveField, LIVE_STATUS, type LiveField } from '#shared/notices/live-fields.ts'
import type { LiveFlight } from '#shared/portal/live-status.ts'

const MINUTE_MS = 60_000
/** A delay is told from so many minutes, and each further time by so many. */
const DELAY_MINUTES = 15
/** Nearer to what is booked it is on time again. */
const ON_TIME_MINUTES = 10
/** Gates that are known earlier change too often. */
const GATE_MS = 3 * 60 * MINUTE_MS
/** A value that returns sooner than this is not told again. */
const FLAPPING_MS = 30 * MINUTE_MS
/** Readings that are nearer to each other may repeat one mistake. */
const SECOND_READING_MS = 110_000

type ToldValue = { now: string; was: string | null; at: number; booked: string | null }
/** What travellers of a flight were told, and up to which reading. */
export type Told = { readAt: number; values: Partial<Record<LiveField, ToldValue>> }

export const toldShape = versioned<Told>({
	version: 1,
	read: ({ readAt, values }) => ({
		readAt: typeof readAt === 'number' ? readAt : 0,
		values: Object.fromEntries(
			Object.entries(isObject(values) ? values : {}).flatMap(([name, value]) => {
				if (!isLiveField(name) || !isObject(value) || typeof value.now !== 'string') return []
				const text = (one: unknown) => (typeof one === 'string' ? one : null)
				const at = typeof value.at === 'number' ? value.at : 0
				return [[name, { now: value.now, was: text(value.was), at, booked: text(value.booked) }]]
			}),
		),
	}),
})

type Suspicion = { suspected: string | null; suspectedAt: number | null }
type Given = {
	booked: { departureTime: string; arrivalTime: string }
	flight: LiveFlight
	/** When the provider was asked, and when the flight is expected to leave: milliseconds UTC. */
	readAt: number
	leaves: number
	/** In words, where the next flight may be missed. */
	connection: string | null
	told: Told
} & Suspicion

/**
 * What travellers have to be told of a reading beyond what they were told, and what then is told (PORTAL-127). A cancellation or diversion counts after a second
 * reading; until then it is suspected, which staff see.
 */
export function newsOf(given: Given): { fields: FieldChange[]; told: Told } & Suspicion {
	const { flight, readAt, told, booked } = given
	const { status, departure, arrival } = flight
	const suspicion = suspicionOf(given)
	const isOff = status === 'cancelled' || status === 'diverted'
	const isWaiting = status !== 'active' && status !== 'landed' && !isOff
	const values = { ...told.values }
	const fields: FieldChange[] = []
	const tell = (name: LiveField, now: string, was: string | null, plan: string | null = null) => {
		const last = values[name]
		if (last?.now === now || (last?.was === now && readAt - last.at < FLAPPING_MS)) return
		values[name] = { now, was, at: readAt, booked: plan }
		fields.push({ name, was, now })
	}
	const tellTime = (name: 'liveDeparture' | 'liveArrival', said: string | null | undefined, plan: string) => {
		const known = values[name]?.booked === plan ? values[name].now : plan
		if (!said) return
		if (minutesBetween(said, known) >= DELAY_MINUTES) tell(name, said, known, plan)
		else if (minutesBetween(known, plan) >= ON_TIME_MINUTES && minutesBetween(said, plan) < ON_TIME_MINUTES)
			tell(name, said, known, plan)
	}
	if (isOff && isConfirmed(given)) tell('liveStatus', LIVE_STATUS[status], null)
	else if (!isOff && values.liveStatus && values.liveStatus.now !== LIVE_STATUS.operating)
		tell('liveStatus', LIVE_STATUS.operating, values.liveStatus.now)
	if (isWaiting) {
		tellTime('liveDeparture', departure.time, booked.departureTime)
		if (departure.gate && given.leaves - readAt <= GATE_MS)
			tell('liveGate', departure.gate, values.liveGate?.now ?? null)
		// The first terminal is what everybody expects. It is news when it changes.
		if (departure.terminal && !values.liveTerminal)
			values.liveTerminal = { now: departure.terminal, was: null, at: readAt, booked: null }
		else if (departure.terminal) tell('liveTerminal', departure.terminal, values.liveTerminal?.now ?? null)
	}
	if (!isOff && status !== 'landed') {
		tellTime('liveArrival', arrival.time, booked.arrivalTime)
		const isAtRisk = values.liveConnection !== undefined && values.liveConnection.now !== ENOUGH_TIME
		if (given.connection !== null && !isAtRisk) tell('liveConnection', given.connection, null)
		else if (given.connection === null && isAtRisk) tell('liveConnection', ENOUGH_TIME, null)
	}
	if (status === 'landed' && arrival.belt) tell('liveBelt', arrival.belt, values.liveBelt?.now ?? null)
	return { fields, told: { readAt, values }, ...suspicion }
}

const ENOUGH_TIME = 'There is enough time again'

/** Who suspected it first: the same state in an earlier reading. */
const isConfirmed = ({ flight, suspected, suspectedAt, readAt }: Given) =>
	suspected === flight.status && suspectedAt !== null && readAt - suspectedAt >= SECOND_READING_MS

function suspicionOf({ flight: { status }, suspected, suspectedAt, readAt, connection }: Given): Suspicion {
	const now = status === 'cancelled' || status === 'diverted' ? status : connection !== null ? 'connection' : null
	return { suspected: now, suspectedAt: now === null ? null : now === suspected ? suspectedAt : readAt }
}

const minutesBetween = (one: string, other: string) =>
	Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`)) / MINUTE_MS
