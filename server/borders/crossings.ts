import type { AdviceChange, Crossing } from '#shared/borders/crossing.ts'
import type { Places } from '#shared/journey/place.ts'
import { withoutCancelled } from '#shared/trips/kinds/booked-records.ts'
import { partiesOf } from '#shared/trips/findings/parties.ts'
import type { CheckedTrip } from '#shared/trips/findings/flown.ts'
import { locateTown } from '#server/places/locate.ts'
import { remembered } from '#server/places/remembered.ts'
import { countryOfPlace } from '#server/places/country-of-place.ts'
import { borderEntryOf } from './rules.ts'
import { type Visit, visitsOf } from './visits.ts'

/** Who changes planes there needs what visitors need. */
const NO_TRANSIT = new Set(['US', 'CA'])
/** The rules were read for travellers from there. */
const HOME = 'GB'
/** What changed on GOV.UK's pages, by their names in the address. */
export type AdviceChanges = Readonly<Record<string, AdviceChange>>

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })
const listed = new Intl.ListFormat('en-GB')
const nameOf = remembered((...countries: string[]) =>
	listed.format(countries.map((country) => borderEntryOf(country)?.name ?? regions.of(country) ?? country)),
)

/** The borders that the guests of a trip cross, each with the rules that we read (CRM-337). Where no record says a country, its destination does. */
export function crossingsOf(trip: CheckedTrip, places: Places, changes: AdviceChanges = {}): Crossing[] {
	if (trip.status === 'cancelled') return []
	const parties = partiesOf(trip)
	return parties.flatMap(({ guests, trip: own }) => {
		const visits = visitsOf(withoutCancelled(own), places)
		const guestIds = parties.length === 1 ? null : guests.map(({ id }) => id)
		const abroad = joined(visits.filter(({ isTransit, country }) => !isTransit || NO_TRANSIT.has(country)))
			.filter(({ countries }) => !countries.includes(visits[0] && isHome(visits) ? visits[0].country : HOME))
			.filter(({ countries }) => !countries.includes(HOME))
		const crossed = abroad.map(({ countries, entryOn, exitOn }) => ({
			...described(countries, changes),
			entryOn,
			exitOn: exitOn ?? own.endDate,
			guestIds,
		}))
		return visits.length > 0 ? crossed : byDestination(own, guestIds, changes)
	})
}

/** The first flight leaves from where the last one lands, or nothing says where they come from. */
const isHome = (visits: readonly Visit[]) => visits.length > 1 && visits[0]?.country === visits.at(-1)?.country

type Stretch = { countries: string[]; entryOn: string; exitOn: string | null }

/** Visits one after another inside the Schengen area are one: nobody looks at passports in between. */
function joined(visits: readonly Visit[]): Stretch[] {
	const stretches: Stretch[] = []
	for (const { country, entryOn, exitOn } of visits) {
		const before = stretches.at(-1)
		if (before && isSchengen(country) && before.countries.every(isSchengen)) {
			before.countries = [...new Set([...before.countries, country])]
			before.exitOn = exitOn
		} else stretches.push({ countries: [country], entryOn, exitOn })
	}
	return stretches
}

const isSchengen = (country: string) => borderEntryOf(country)?.isSchengen === true

function described(countries: string[], changes: AdviceChanges) {
	const entries = countries.map(borderEntryOf)
	const [first] = entries
	const name = nameOf(...countries)
	const changed = entries.flatMap((entry): AdviceChange[] => {
		const change = entry && changes[entry.slug]
		// A release whose rule was read since has looked at it.
		return change && change.changedOn > entry.rule.source.readOn ? [change] : []
	})
	return { countries, name, rule: first?.rule ?? null, advice: changed[0] ?? null }
}

function byDestination(
	{ destination, startDate, endDate }: CheckedTrip,
	guestIds: string[] | null,
	changes: AdviceChanges,
): Crossing[] {
	const place = destination ? locateTown(destination) : null
	const country = place ? countryOfPlace(place) : null
	if (!country || country === HOME) return []
	return [{ ...described([country], changes), entryOn: startDate, exitOn: endDate, isByDestination: true, guestIds }]
}
