import type { Moment } from '#shared/journey/moment.ts'
import type { Document } from '#shared/trips/kinds/document.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'

/** What a traveller needs at a moment, as far as the record knows it. */
export type MomentFacts = {
	/** The place as a map program finds it: name and address. Null when nothing names it. */
	address: string | null
	phone: string | null
	reference: { label: string; value: string } | null
	document: Document | null
}

type AnyRecord = { id: string } & Partial<Record<string, unknown>>

export function factsOf(trip: WholePortalTrip, { part, place, what }: Moment): MomentFacts {
	const record = (trip[part.list] as unknown as AnyRecord[]).find(({ id }) => id === part.id)
	const text = (name: string) => (typeof record?.[name] === 'string' && record[name] ? record[name] : null)
	const pnr = text('pnr')
	const confirmation = text('confirmationNumber')
	const name = place?.name ?? null
	const address = text('address')
	return {
		address: name && address && what !== 'leaves' ? `${name}, ${address}` : name,
		phone: text('phone'),
		reference: pnr
			? { label: 'PNR', value: pnr }
			: confirmation
				? { label: 'Confirmation', value: confirmation }
				: null,
		document: documentFor(trip.documents, [text('flightNumber'), text('hotelName'), text('name'), pnr, confirmation]),
	}
}

/** The document that names one of these: a ticket with the flight's number, a voucher with the hotel's name. */
function documentFor(documents: readonly Document[], names: readonly (string | null)[]): Document | null {
	const wanted = names.flatMap((name) => (name && letters(name).length >= 4 ? [letters(name)] : []))
	return (
		documents.find((document) =>
			wanted.some((name) => letters(document.displayName + document.label).includes(name)),
		) ?? null
	)
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
