import { fold } from '#shared/fold.ts'
import { asWords } from '../../values/words.ts'

type Json = Record<string, unknown>

const text = (object: Json, ...names: string[]): string => {
	const key = Object.keys(object).find((one) => names.includes(fold(asWords(one)).replaceAll(' ', '')))
	const value = key === undefined ? undefined : object[key]
	return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const PART_OF_NAME =
	/^(id|prefix|title|salutation|(first|given|middle|last|family|full)( name)?|forename|surname|suffix)$/

/** Objects that stand for one value, as label and value; null for those that are things of their own. */
export function valueObject(key: string, object: Json): [label: string, value: string][] | null {
	const label = asWords(key)
	const words = fold(label)
	if (/airline|carrier/.test(words))
		return pairs([
			[words.includes('operating') ? 'operated by' : 'airline', text(object, 'name')],
			['airline code', text(object, 'code', 'iata', 'iatacode', 'designator')],
		])
	const code = text(object, 'iatacode', 'iata', 'airportcode', 'code')
	if (/origin|destination|airport|^from$|^to$|depart|arriv/.test(words) && /^[A-Z]{3}$/.test(code)) {
		const at = text(object, 'datetime', 'time', 'scheduled', 'local', 'localtime', 'date', 'scheduledtime', 'at')
		const end = /origin|^from$|depart/.test(words) ? 'departure' : 'arrival'
		const name = text(object, 'name', 'city', 'airport')
		return pairs([
			[`${end} airport`, name ? `${name} (${code})` : code],
			[`${end} time`, at],
		])
	}
	const given = text(object, 'first', 'firstname', 'given', 'givenname', 'forename')
	const family = text(object, 'last', 'lastname', 'surname', 'family', 'familyname')
	const isName = /name|^(lead )?(guest|passenger|contact|customer|traveller)$/.test(words)
	if (isName && (given || family) && Object.keys(object).every((name) => PART_OF_NAME.test(fold(asWords(name)))))
		return pairs([
			['title', text(object, 'prefix', 'title', 'salutation')],
			['first name', [given, text(object, 'middle')].filter(Boolean).join(' ')],
			['last name', family],
		])
	if (/passport|(identity|travel|id) document/.test(words))
		return pairs([
			['passport number', text(object, 'number', 'no', 'documentnumber')],
			['passport expiry', text(object, 'expiry', 'expirydate', 'expires', 'validuntil', 'expirationdate', 'validto')],
			['passport country', text(object, 'country', 'issuingcountry', 'issuedby', 'issuecountry')],
		])
	const [hour, minute] = [
		text(object, 'hourselect', 'hour', 'hours'),
		text(object, 'minuteselect', 'minute', 'minutes', 'min'),
	]
	if (/^\d{1,2}$/.test(hour) && !text(object, 'year'))
		return pairs([[label, `${hour}:${minute.padStart(2, '0')} ${text(object, 'ampm', 'meridiem')}`.trim()]])
	const day = [text(object, 'year'), text(object, 'month').padStart(2, '0'), text(object, 'day').padStart(2, '0')]
	if (day.every((part) => /^\d{2,4}$/.test(part)) && day[0]?.length === 4)
		return pairs([
			[
				label,
				`${day.join('-')}${text(object, 'hour') ? ` ${text(object, 'hour').padStart(2, '0')}:${text(object, 'min', 'minute').padStart(2, '0')}` : ''}`,
			],
		])
	const start = text(object, 'start', 'from', 'startdate', 'begin', 'arrival', 'checkin')
	const end = text(object, 'end', 'to', 'enddate', 'finish', 'departure', 'checkout')
	if (/dates?|period|range|when|window|stay/.test(words) && /\d/.test(start) && /\d/.test(end))
		return pairs([
			[
				words === 'stay'
					? 'check in'
					: `${label} start`.replace(/^(.*dates?|period|range|when|window) start$/i, 'start date'),
				start,
			],
			[words === 'stay' ? 'check out' : 'end date', end],
		])
	if (/location|address|place|venue|where|pick ?up|drop ?off|collection|^from$|^to$/.test(words)) {
		const parts = [
			text(object, 'name', 'label', 'venue'),
			text(object, 'line1', 'addressline1', 'street', 'streetaddress', 'addrline1', 'address'),
			text(object, 'line2', 'addressline2', 'addrline2'),
			[text(object, 'postcode', 'postalcode', 'zip', 'postal'), text(object, 'city', 'town', 'addresslocality')]
				.filter(Boolean)
				.join(' '),
			text(object, 'region', 'state'),
			text(object, 'country', 'countryname'),
		]
		const at = text(object, 'datetime', 'time', 'date')
		const value = [...new Set(parts.filter(Boolean))].join(', ')
		if (value) return pairs([[label, value], ...(at ? ([[`${label} time`, at]] as [string, string][]) : [])])
	}
	if (/bag|luggage/.test(words))
		return pairs([
			['baggage', text(object, 'weight', 'weightkg', 'kg', 'allowance', 'checked', 'description', 'maxweight')],
		])
	const single = text(object, 'value', 'label', 'displayname', 'full', 'formatted', 'name', 'description')
	const keys = Object.keys(object).length
	if (
		single &&
		keys <= 3 &&
		!/hotel|villa|property|accommodation|resort|activity|excursion|transfer|flight|guest|passenger|trip|holiday|booking|order|item|product/.test(
			words,
		)
	)
		return pairs([[label, single]])
	const amount = text(object, 'amount', 'gross', 'total')
	const currency = text(object, 'currency', 'currencycode')
	if (amount && currency && keys <= 4) return pairs([[label, `${amount} ${currency}`]])
	return null
}

const pairs = (all: [string, string][]) => all.filter(([, value]) => value !== '')
