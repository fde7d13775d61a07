import { type BookedLists, bookedRecords, eachBooked, withoutCancelled } from '../kinds/booked-records.ts'
import type { BookedRecord } from '../kinds/booked-kind.ts'
import type { Guest } from '../kinds/guest.ts'
import { type Finding, namesOf } from './finding.ts'
import { type Checked, checked, type CheckedTrip } from './flown.ts'

/** Guests who are on the same records, and the trip as it is for them. */
export type Party = { guests: readonly Guest[]; trip: CheckedTrip }

/**
 * What `rules` find for each party of a trip (PORTAL-152): two hotels in one night are none for guests who sleep in different ones. What holds
 * for some guests only says for whom.
 */
export function findingsByParty(whole: CheckedTrip, rules: (all: Checked) => Finding[]): Finding[] {
	const parties = partiesOf(whole)
	const found = parties.map(({ guests, trip }) => ({ guests, findings: rules(checked(trip)) }))
	return [
		...Map.groupBy(
			found.flatMap(({ findings }) => findings),
			({ problem }) => problem,
		),
	].flatMap(([problem, [finding]]) => {
		if (!finding) return []
		const having = found.filter(({ findings }) => findings.some((one) => one.problem === problem))
		return having.length === parties.length
			? finding
			: onlyFor(
					having.flatMap(({ guests }) => guests),
					finding,
				)
	})
}

function onlyFor(guests: readonly Guest[], finding: Finding): Finding {
	const { problem, mayBeIntended } = finding
	const ids = guests.map(({ id }) => id).toSorted()
	return {
		...finding,
		problem: `For ${namesOf(guests)}: ${problem}`,
		...(mayBeIntended
			? {
					mayBeIntended: {
						key: [mayBeIntended.key, ...ids].join(':'),
						fingerprint: [mayBeIntended.fingerprint, ...ids].join(' '),
					},
				}
			: {}),
	}
}

/** The parties of a trip: one where all guests are on the same records. */
export function partiesOf(whole: CheckedTrip): Party[] {
	const going = withoutCancelled(whole)
	const booked = bookedRecords(going)
	if (booked.every(({ record }) => record.guestIds === null)) return [{ guests: whole.guests, trip: whole }]
	const groups = Map.groupBy(whole.guests, ({ id }) =>
		booked.flatMap(({ record }) => (isOn(record, id) ? record.id : [])).join(' '),
	)
	if (groups.size <= 1) return [{ guests: whole.guests, trip: whole }]
	return [...groups.values()].flatMap((guests): Party[] => {
		const id = guests[0]?.id ?? ''
		const own = eachBooked(going, (records) => records.filter((record) => isOn(record, id)))
		const dates = datesOf(own)
		return dates ? [{ guests, trip: { ...own, ...within(whole, dates) } }] : []
	})
}

const isOn = ({ guestIds }: Pick<BookedRecord, 'guestIds'>, guest: string) =>
	guestIds === null || guestIds.includes(guest)

type Dates = { startDate: string; endDate: string }

/** The first and the last day of what is booked: guests may join late and leave early. Null where nothing is. */
function datesOf(trip: BookedLists): Dates | null {
	const days = bookedRecords(trip).map(({ kind, record }) => kind.days(record))
	const [startDate] = days.map(({ from }) => from).toSorted()
	const endDate = days
		.map(({ to }) => to)
		.toSorted()
		.at(-1)
	return startDate && endDate ? { startDate, endDate } : null
}

const within = (whole: Dates, own: Dates): Dates => ({
	startDate: own.startDate > whole.startDate ? own.startDate : whole.startDate,
	endDate: own.endDate < whole.endDate ? own.endDate : whole.endDate,
})
