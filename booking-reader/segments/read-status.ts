import type { BOOKING_STATUSES } from '#shared/trips/booking-status.ts'
import type { GroupReader } from './group-reader.ts'

/** Adds the status if the document states one. Confirmed is the default. */
export function readStatus({ pair, put, heading }: GroupReader): void {
	const stated = pair('status')
	put('status', stated, stated && parseStatus(stated.value))
	// 'FLIGHT 3 - RETURN   CANCELLED'
	if (!stated && /\bcancell?ed\b/i.test(heading?.value ?? '')) put('status', heading, 'cancelled')
}

export function parseStatus(text: string): (typeof BOOKING_STATUSES)[number] | null {
	if (
		/cancel|cancell|stornier|annul|anulad|anulow|geannul|avlyst|aflyst|innstilt|avbokad|inställd|peruttu|peruutettu|odwołan|zrušen|iptal/i.test(
			text,
		)
	)
		return 'cancelled'
	if (
		/pending|request|provisional|hold|option|wait ?list|unconfirmed|not confirmed|angefragt|auf anfrage|unbestätigt|vorläufig|warteliste|en attente|sur demande|provisoire|pendiente|lista de espera|en espera|in attesa|su richiesta|pendente|em espera|sob consulta|in aanvraag|op aanvraag|wachtlijst|under behandling|ikke bekreftet|ej bekräftad|afventer|väntelista|venteliste|odottaa|oczekuj|niepotwierdzon|čeká|nepotvrzen/i.test(
			text,
		)
	)
		return 'pending'
	return /confirm|conferm|bestätigt|gebucht|booked|ticketed|réservé|reservad|prenotat|bevestigd|geboekt|bekräftad|bokad|bekreftet|bekræftet|bestilt|vahvistettu|varattu|potwierdzon|potvrzen|onayl|\bok\b|\bhk\b/i.test(
		text,
	)
		? 'confirmed'
		: null
}
