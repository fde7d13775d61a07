import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../../values/text.ts'

type Json = Record<string, unknown>

const member = (object: Json, ...names: string[]): string => {
	const key = Object.keys(object).find((one) => names.includes(fold(splitIdentifier(one)).replaceAll(' ', '')))
	const value = key === undefined ? undefined : object[key]
	return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Flattens an object that represents a single value into labelled values. Null if it is an element of its own. */
export function flattenValueObject(key: string, object: Json): [label: string, value: string][] | null {
	const label = splitIdentifier(key)
	const words = fold(label)
	const side = /origin|^from$|^out$|^dep|^start$|^board/.test(words)
		? 'departure'
		: /destination|airport|^to$|^in$|^arr|^dest|^end$|^alight/.test(words)
			? 'arrival'
			: null
	const code = member(object, 'iatacode', 'iata', 'airportcode', 'code', 'airport')
	const place = member(object, 'name', 'city', 'airport', 'station', 'port', 'place', 'stop')
	const moment = [member(object, 'date'), member(object, 'time')]
	const at = moment.every(Boolean)
		? moment.join(' ')
		: member(object, 'datetime', 'time', 'scheduled', 'local', 'localtime', 'date', 'scheduledtime', 'at')
	const isAirport = /^[A-Z]{3}$/.test(code)
	// `depart: { local, utc }`
	const isMoment = /^(?:dep|arr)/.test(words) && !Object.values(object).some((one) => typeof one === 'object')
	if (side && (isAirport || (at && (place || isMoment))))
		return nonEmptyPairs([
			isAirport
				? [`${side} airport`, place && place !== code ? `${place} (${code})` : code]
				: [`${side} location`, place],
			[`${side} time`, at],
		])
	const day = [member(object, 'year'), member(object, 'month').padStart(2, '0'), member(object, 'day').padStart(2, '0')]
	if (day.every((part) => /^\d{2,4}$/.test(part)) && day[0]?.length === 4)
		return nonEmptyPairs([
			[
				label,
				`${day.join('-')}${member(object, 'hour') ? ` ${member(object, 'hour').padStart(2, '0')}:${member(object, 'min', 'minute').padStart(2, '0')}` : ''}`,
			],
		])
	if (/location|address|place|venue|where|pick ?up|drop ?off|collection|^from$|^to$/.test(words)) {
		const whole = member(object, 'full', 'formatted', 'fulladdress', 'formattedaddress')
		const parts = [
			member(object, 'name', 'nm', 'label', 'title', 'venue', 'where', 'place', 'point', 'stop', 'location'),
			whole || member(object, 'line1', 'addressline1', 'street', 'streetaddress', 'addrline1', 'address'),
			member(object, 'line2', 'addressline2', 'addrline2'),
			[member(object, 'postcode', 'postalcode', 'zip', 'postal'), member(object, 'city', 'town', 'addresslocality')]
				.filter(Boolean)
				.join(' '),
			member(object, 'region', 'state'),
			member(object, 'country', 'countryname'),
		].slice(0, whole ? 2 : undefined)
		const value = [...new Set(parts.filter(Boolean))].join(', ')
		if (value) return nonEmptyPairs([[label, value], ...(at ? ([[`${label} time`, at]] as [string, string][]) : [])])
	}
	const single =
		(/^(?:vehicle|car)$/.test(words) && member(object, 'model')) ||
		member(object, 'value', 'label', 'displayname', 'full', 'formatted', 'name', 'description')
	const keys = Object.keys(object).length
	// `ratePlan: { code, label, mealPlan }` says two things.
	if (Object.keys(object).some((name) => /meal|board/.test(fold(splitIdentifier(name))))) return null
	if (
		single &&
		keys <= 3 &&
		!Object.values(object).some((one) => typeof one === 'object' && one !== null) &&
		!/hotel|villa|property|accommodation|resort|activity|excursion|transfer|flight|guest|passenger|trip|holiday|booking|order|item|product/.test(
			words,
		)
	)
		return nonEmptyPairs([[label, single]])
	return null
}

const nonEmptyPairs = (all: [string, string][]) => all.filter(([, value]) => value !== '')
