import { type Draft, emptyDraft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import type { Pair } from '../../segments/blocks.ts'
import { dataOptions, groupOf } from '../../segments/group-reader.ts'
import { addElement, readElement } from '../../segments/read-element.ts'
import { readGuests } from '../../segments/read-guests.ts'
import { parseBoardingPass, type Leg } from './parse-boarding-pass.ts'

/**
 * Reads the barcode text of a boarding pass (IATA resolution 792, 'M1…'): the passenger, and the flights with their
 * days. Staff add the times (IMPORT-33).
 */
export function readBoardingPass(text: string, { receivedAt }: ReadingContext): Draft {
	const draft = emptyDraft()
	const pass = parseBoardingPass(text.trim(), receivedAt)
	const options = dataOptions({ layer: 'boarding-pass', certainty: 'stated' }, receivedAt)
	const fullName = pairFrom('passenger', pass?.passenger ?? '')
	const passengers = readGuests(groupOf('guest', { fullName: fullName(pass?.passenger ?? '') }), options)
	if (!pass || passengers.length === 0) return draft
	for (const passenger of passengers) addElement(draft, 'guests', passenger)
	for (const [index, leg] of pass.legs.entries())
		addElement(draft, 'flights', readElement('flight', groupOf('flight', saidOf(leg, index)), options))
	return draft
}

function saidOf({ pnr, from, to, designator, number, day, compartment, baggageKg }: Leg, index: number) {
	const said = pairFrom(`leg ${index + 1}`, `${designator} ${number} ${from}${to}`)
	return {
		airlineCode: said(designator),
		flightNumber: said(`${designator}${number}`),
		departureAirport: said(from),
		arrivalAirport: said(to),
		departureTime: said(day ?? '', { certainty: 'derived' }),
		class: said(compartment, { certainty: 'derived' }),
		pnr: said(pnr),
		baggageWeightKg: said(String(baggageKg ?? '')),
	}
}

const pairFrom =
	(where: string, raw: string) =>
	(value: string, more: Partial<Pair> = {}): Pair | null =>
		value === '' ? null : { label: '', value, where, raw, ...more }
