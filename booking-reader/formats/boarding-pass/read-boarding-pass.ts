import { type Certainty, type Draft, type DraftFields, emptyDraft, type ReadValue } from '#shared/import/draft.ts'
import { airlineByDesignator } from '#server/airports/airlines.ts'
import { airportByCode } from '#server/airports/airports.ts'
import { cabinForBookingLetter } from '../../values/flights.ts'
import { readPersonName } from '../../values/people.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { parseBoardingPass, type Leg } from './parse-boarding-pass.ts'

/**
 * Reads the barcode text of a boarding pass (IATA resolution 792, 'M1…'): the passenger, and the flights with their
 * days.
 */
export function readBoardingPass(text: string, { receivedAt }: ReadingContext): Draft {
	const draft = emptyDraft()
	const pass = parseBoardingPass(text.trim(), receivedAt)
	const name = pass && readPersonName(pass.passenger)
	if (!pass || !name) return draft
	const passenger = valuesFrom('passenger', pass.passenger)
	const { fullName, title } = name
	draft.guests.push({ fields: { fullName: passenger(fullName), ...(title && { title: passenger(title) }) } })
	for (const [index, leg] of pass.legs.entries()) {
		draft.flights.push({ fields: flightOf(leg, index) })
		draft.issues.push({
			severity: 'warning',
			code: 'TIME_MISSING',
			path: `flights/${index}/departureTime`,
			message: 'A boarding pass has the day but not the time. Add the times.',
			...(leg.day && { raw: leg.day }),
		})
	}
	return draft
}

function flightOf(leg: Leg, index: number): DraftFields {
	const stated = valuesFrom(`leg ${index + 1}`, `${leg.designator} ${leg.number} ${leg.from}${leg.to}`)
	const cabin = cabinForBookingLetter(leg.compartment)
	const zone = airportByCode(leg.from)?.zone
	return {
		airline: stated(airlineByDesignator(leg.designator) ?? leg.designator, 'derived'),
		flightNumber: stated(`${leg.designator}${leg.number}`),
		departureAirport: stated(leg.from),
		arrivalAirport: stated(leg.to),
		// Only the day. Staff add the time.
		...(leg.day && { departureTime: { ...stated(leg.day, 'derived'), ...(zone && { zone }) } }),
		...(cabin && { class: stated(cabin, 'derived') }),
		...(leg.pnr && { pnr: stated(leg.pnr) }),
		...(leg.baggageKg && { baggageWeightKg: stated(leg.baggageKg) }),
	}
}

const valuesFrom =
	(where: string, raw: string) =>
	(value: string | number, certainty: Certainty = 'stated'): ReadValue => ({
		value,
		from: { layer: 'boarding-pass', where, raw },
		certainty,
	})
