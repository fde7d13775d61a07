import { airportsNamed } from '#server/airports/airports.ts'
import { DRAFT_LISTS, type Draft, type DraftElement, type DraftList } from '#shared/import/draft.ts'
import { offsetAt } from '#shared/places/zoned-time.ts'

/**
 * How what was read is compared with what a case of the corpus expects. Every comparison
 * answers how much was right of how much, and what was not.
 */
export type Score = { hits: number; expected: number; found: number; missed: string[] }

type Item = { [name: string]: unknown }
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flat 'path=value' of structured data, array positions left out; @context, @id and empty values ignored. */
export function leaves(value: unknown, path = '', out: string[] = []): string[] {
	if (Array.isArray(value)) for (const part of value) leaves(part, path, out)
	else if (isItem(value)) {
		for (const name of Object.keys(value))
			if (name !== '@context' && name !== '@id') leaves(value[name], `${path}/${name}`, out)
	} else if (value !== null && value !== undefined && value !== '') out.push(`${path}=${plain(value)}`)
	return out
}

const plain = (value: unknown) =>
	String(value)
		.replace(/^https?:\/\/schema\.org\//, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.toLowerCase()

/** {type, properties} of extruct as '@type' and properties. */
export function fromExtruct(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(fromExtruct)
	if (!isItem(value) || !isItem(value.properties)) return value
	const properties = Object.entries(value.properties).map(([name, one]) => [name, fromExtruct(one)])
	return { ...(value.type !== undefined && { '@type': value.type }), ...Object.fromEntries(properties) }
}

export function compareLeaves(found: unknown, expected: unknown): Score {
	const [left, wanted] = [leaves(found), leaves(expected)]
	const total = left.length
	const missed = wanted.filter((leaf) => {
		const at = left.indexOf(leaf)
		if (at >= 0) left.splice(at, 1)
		return at < 0
	})
	return {
		hits: wanted.length - missed.length,
		expected: wanted.length,
		found: total,
		missed: [...missed, ...left.map((leaf) => `+ ${leaf}`)],
	}
}

/** `isFloor`: what is really in the document may be more. */
export function compareCounts(draft: Draft, counts: Partial<Record<DraftList, number>>, isFloor = false): Score {
	const lists = DRAFT_LISTS.filter((list) => counts[list] !== undefined)
	const missed = lists.filter((list) =>
		isFloor ? draft[list].length < counts[list]! : draft[list].length !== counts[list],
	)
	return {
		hits: lists.length - missed.length,
		expected: lists.length,
		found: lists.length,
		missed: missed.map((list) => `${list}: ${draft[list].length}, not ${counts[list]}`),
	}
}

type Home = [path: RegExp, list: DraftList, test: (element: DraftElement, value: string, item: Item) => boolean]
const fold = (text: string) =>
	text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
const valueOf = (element: DraftElement, field: string) => String(element.fields[field]?.value ?? '')
const is = (field: string) => (element: DraftElement, value: string) => fold(valueOf(element, field)) === fold(value)
const holds = (field: string) => (element: DraftElement, value: string) =>
	fold(valueOf(element, field)).includes(fold(value))
const begins = (field: string, length: number) => (element: DraftElement, value: string) =>
	valueOf(element, field) === value.slice(0, length)
const clockOf = (day: string, time: string) => (element: DraftElement, value: string) =>
	`${valueOf(element, day)}T${valueOf(element, time)}` === value.slice(0, 16)
/** Zones are compared by what their clocks read that day. */
const zoneOf =
	(field: string, day = field) =>
	(element: DraftElement, value: string) => {
		const zone = element.fields[field]?.zone
		const at = Date.parse(`${valueOf(element, day).slice(0, 10)}T12:00Z`)
		return zone !== undefined && offsetAt(zone, at) === offsetAt(value, at)
	}
/** Where the code is expected, the name has no home beside it. */
const airport = (field: string) => (element: DraftElement, value: string, item: Item) =>
	leaves(item).some((leaf) => leaf.includes(`/${field}/iataCode=`)) ||
	is(field)(element, value) ||
	airportsNamed(value).some(({ code }) => code === valueOf(element, field))

/** Where a leaf of a reservation has its home in our records. What has none is not counted. */
const HOMES: Record<string, Home[]> = {
	FlightReservation: [
		[/^\/reservationNumber$/, 'flights', is('pnr')],
		[/^\/reservationStatus$/, 'flights', status],
		[
			/^\/reservationFor\/flightNumber$/,
			'flights',
			(flight, value) => valueOf(flight, 'flightNumber').endsWith(value.replace(/^0+/, '')),
		],
		[
			/^\/reservationFor\/airline\/iataCode$/,
			'flights',
			(flight, value) => valueOf(flight, 'flightNumber').startsWith(value),
		],
		[/^\/reservationFor\/airline\/name$/, 'flights', is('airline')],
		[/departureAirport\/iataCode$/, 'flights', is('departureAirport')],
		[/arrivalAirport\/iataCode$/, 'flights', is('arrivalAirport')],
		[/departureAirport\/name$/, 'flights', airport('departureAirport')],
		[/arrivalAirport\/name$/, 'flights', airport('arrivalAirport')],
		[/departureDay$/, 'flights', (flight, value) => valueOf(flight, 'departureTime').startsWith(value)],
		[/departureTime(\/@value)?$/, 'flights', begins('departureTime', 16)],
		[/arrivalTime(\/@value)?$/, 'flights', begins('arrivalTime', 16)],
		[/departureTime\/timezone$/, 'flights', zoneOf('departureTime')],
		[/arrivalTime\/timezone$/, 'flights', zoneOf('arrivalTime')],
	],
	TrainReservation: rides('departureStation', 'arrivalStation'),
	BusReservation: rides('departureBusStop', 'arrivalBusStop'),
	RentalCarReservation: drives(),
	TaxiReservation: drives(),
	EventReservation: events('/reservationFor'),
	Event: events(''),
	FoodEstablishmentReservation: [
		[/^\/reservationFor\/name$/, 'activities', is('name')],
		[/^\/startTime(\/@value)?$/, 'activities', clockOf('date', 'time')],
		[/^\/reservationFor\/address\/(?!addressCountry|@type)/, 'activities', holds('location')],
		[/^\/partySize$/, 'activities', holds('additionalInformation')],
	],
}

function status(element: DraftElement, value: string) {
	const said = valueOf(element, 'status') || 'confirmed'
	return value.toLowerCase().endsWith(said)
}

function rides(from: string, to: string): Home[] {
	return [
		[/^\/reservationNumber$|^\/reservationId$/, 'transfers', is('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', status],
		[new RegExp(`${from}/name$`), 'transfers', holds('fromLocation')],
		[new RegExp(`${to}/name$`), 'transfers', holds('toLocation')],
		[/departureDay$/, 'transfers', is('date')],
		[/departureTime(\/@value)?$/, 'transfers', clockOf('date', 'time')],
		[/departureTime\/timezone$/, 'transfers', zoneOf('time', 'date')],
		[/(trainNumber|trainName|busNumber|provider\/name)$/, 'transfers', holds('vehicleClass')],
	]
}

function drives(): Home[] {
	return [
		[/^\/reservation(Number|Id)$/, 'transfers', is('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', status],
		[/^\/pickupLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', holds('fromLocation')],
		[/^\/dropoffLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', holds('toLocation')],
		[/^\/pickupTime$/, 'transfers', clockOf('date', 'time')],
		[/^\/reservationFor\/(name|model|brand\/name|provider\/name)$/, 'transfers', holds('vehicleClass')],
	]
}

function events(event: string): Home[] {
	return [
		[/^\/reservationNumber$/, 'activities', is('confirmationNumber')],
		[new RegExp(`^${event}/name$`), 'activities', is('name')],
		[new RegExp(`^${event}/description$`), 'activities', is('description')],
		[new RegExp(`^${event}/startDate(/@value)?$`), 'activities', startsThen],
		[new RegExp(`^${event}/startDate/timezone$`), 'activities', zoneOf('date')],
		[new RegExp(`^${event}/endDate(/@value)?$`), 'activities', endsThen],
		[new RegExp(`^${event}/location/(name|address/(?!addressCountry|@type))`), 'activities', holds('location')],
	]
}

/** An event from midnight has no hour with us. */
function startsThen(element: DraftElement, value: string) {
	const [day, time] = [value.slice(0, 10), value.slice(11, 16)]
	return valueOf(element, 'date') === day && (time === '00:00' || time === '' || valueOf(element, 'time') === time)
}

/** One that ends on its day, or that is said to end before it begins, has no last day with us. */
function endsThen(element: DraftElement, value: string) {
	const [first, last] = [valueOf(element, 'date'), value.slice(0, 10)]
	return last <= first ? valueOf(element, 'endDate') === '' : valueOf(element, 'endDate') === last
}

const PERSON = /^\/underName\/(name|email)$/

/** How many of the facts that the expected JSON-LD states, and that have a home in our model, were read as they are there. */
export function compareFacts(draft: Draft, expected: unknown): Score {
	const scores = [expected]
		.flat()
		.filter(isItem)
		.map((item) => factsOf(draft, item))
	return {
		hits: scores.reduce((sum, { hits }) => sum + hits, 0),
		expected: scores.reduce((sum, score) => sum + score.expected, 0),
		found: scores.reduce((sum, score) => sum + score.expected, 0),
		missed: scores.flatMap(({ missed }) => missed),
	}
}

function factsOf(draft: Draft, item: Item): Score {
	const facts = flat(item)
	const homes = facts.flatMap(([path, value]) => {
		const home = HOMES[String(item['@type'])]?.find(([pattern]) => pattern.test(path))
		return home ? [{ path, value, list: home[1], test: home[2] }] : []
	})
	// Of a reservation that books nothing, only its people are left.
	if (homes.every(({ path }) => path === '/reservationStatus')) homes.length = 0
	const list = homes[0]?.list
	const attempts = (list ? draft[list] : []).map((element) =>
		homes.filter(({ test, value }) => !test(element, value, item)),
	)
	const best = attempts.toSorted((a, b) => a.length - b.length)[0] ?? homes
	const people = facts.filter(([path]) => PERSON.test(path))
	const strangers = people.filter(([path, value]) => !draft.guests.some((guest) => isPerson(guest, path, value)))
	const missed = [
		...best.map(({ path, value }) => `${path}=${value}`),
		...strangers.map(([path, value]) => `${path}=${value}`),
	]
	const total = homes.length + people.length
	return { hits: total - missed.length, expected: total, found: total, missed }
}

/** Upstream drops titles or leaves them glued to the name; we keep them apart. */
function isPerson(guest: DraftElement, path: string, value: string) {
	if (path.endsWith('email')) return valueOf(guest, 'email') === value
	const words = (text: string) =>
		fold(text)
			.split(' ')
			.filter((word) => !/^(mr|mrs|miss|ms|dr)$/.test(word))
			.toSorted()
			.join(' ')
	const names = words(value.replace(/(?<=\p{Lu}{3})MR\b/u, '').replace('/', ' '))
	return words(valueOf(guest, 'fullName')) === names
}

function flat(value: unknown, path = '', out: [string, string][] = []): [string, string][] {
	if (Array.isArray(value)) for (const part of value) flat(part, path, out)
	else if (isItem(value)) for (const name of Object.keys(value)) flat(value[name], `${path}/${name}`, out)
	else if (typeof value === 'number' || typeof value === 'boolean') out.push([path, String(value)])
	else if (typeof value === 'string' && value !== '') out.push([path, value])
	return out
}
