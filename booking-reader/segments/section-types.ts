import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../values/text.ts'

/** What a section is about. 'aside' is content around the booking: offers, terms, the newsletter. */
export const SECTION_TYPES = ['trip', 'guest', 'flight', 'accommodation', 'transfer', 'activity', 'aside'] as const
export type SectionType = (typeof SECTION_TYPES)[number]

/** The order matters: a 'hotel transfer' is a transfer. */
const TYPES: readonly [SectionType, RegExp][] = [
	[
		'aside',
		/\b(similar|offers?|you may also|you might|recommended|newsletter|sign in|log in|login|reviews?|faqs?|frequently asked|terms|conditions|policy|policies|contact us|follow us|cookies?|about us|search|availability|why book|popular|best sellers?|deals|special offers|baggage rules|small print|emergency|billing|invoice to)\b/,
	],
	[
		'transfer',
		/\b(transfers?|shuttles?|getting around|ground|chauffeur|car hire|car rental|private driver|taxi|rail|train|ferry|drive|transferts?|trasferiment[oi]|traslados?|transporte|transport|transportation|transfere?s)\b/,
	],
	['flight', /\b(flights?|sectors?|air travel|air|fluge?|hinflug|ruckflug|vols?|vuelos?|vol[io]|voos?|vluchten)\b/],
	[
		'accommodation',
		/\b(hotels?|accommodations?|stay|stays|staying|villas?|chalets?|resorts?|listings?|lodging|lodge|property|properties|where you|unterkunft|unterkunfte|hebergements?|sejour|alojamientos?|alloggi|alloggio|soggiorno|estancia|hoteles|hospedagem|pernottamento|lodges|rooms?)\b/,
	],
	[
		'activity',
		/\b(activit(y|ies)|excursions?|experiences?|things to do|tours?|events?|dining|restaurants?|golf|tee times?|lessons?|reservations? for dinner|spa|visits?|sightseeing|aktivitaten|aktivitat|ausfluge?|erlebnisse?|attivita|esperienz[ae]|escursion[ei]|activites?|actividad|actividades|excursiones|excursion|experiencias?|passeios?|occasions?|concierge)\b/,
	],
	[
		'guest',
		/\b(guests?|persons|people|occupants|passengers?|travellers?|travelers?|party|pax|who|who is travelling|who is going|who s (?:travelling|going|coming|flying)|manifest|reisende|reisenden|reiseteilnehmer|teilnehmer|gaste|voyageurs?|passagers?|ospit[ei]|passegger[io]|viaggiatori|pasajeros?|viajeros?|passageiros?|huespedes|hospedes?|participants?|passagiere?s?|reizigers?|rejsende|passagerare?|passasjerer|resenarer?|resande|matkustajat|pasazerowie|podrozni|gaste?)\b/,
	],
	[
		'trip',
		/\b(trip|holiday|booking|order|itinerary|reservation|journey|overview|summary|payment|price|cost|total|reise|reisedaten|buchung|viaggio|prenotazione|voyage|reservation|viaje|reserva)\b/,
	],
]

/** The type of the first pattern that matches a heading, or null. Texts longer than a heading are sentences. */
export function sectionTypeOf(heading: string): SectionType | null {
	if (heading.length > 90) return null
	const words = fold(splitIdentifier(heading))
	return TYPES.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const GENERIC_WORDS =
	/\b(cancell?ed|who|s|is|going|coming|flying|golf|shuttles?|tee|your|the|our|my|a|of|and|for|in|to|at|details?|information|info|summary|overview|lead|main|other|additional|confirmed|booked|included|outbound|inbound|return|going out|coming home|list|section|number|no|nr|item|segment|leg|private|arrangements?|bookings?|booking|reservations?|confirmation|on|this|with|you|ll|be|we|have|planned|itinerary|trip|travel|travelling|day|flights?|air|hotels?|accommodations?|stays?|staying|where|transfers?|getting around|ground transport|transportation|transport|activit(y|ies)|excursions?|experiences?|things do|tours?|events?|guests?|passengers?|travellers?|travelers?|party|passagiere?s?|reizigers?|rejsende|passagerare?|passasjerer|resenarer?|resande|matkustajat|pasazerowie|podrozni|gaste?|hospedes?|rooms?|villas?|lodging|property|properties|first|second|third|one|two|three|arrivals?|departures?|sectors?|legs?|times|local|all|manifest|reisende|reisenden|reiseteilnehmer|teilnehmer|gaste|voyageurs?|passagers?|ospiti|passeggeri|viaggiatori|pasajeros?|viajeros?|huespedes|fluge?|hinflug|ruckflug|vols?|vuelos?|vol[io]|unterkunft|unterkunfte|hebergements?|sejour|alojamientos?|alloggi|alloggio|soggiorno|transferts?|trasferiment[oi]|traslados?|aktivitaten|ausfluge?|erlebnisse?|attivita|esperienze|escursioni|activites?|actividades|excursiones|experiencias|passageiros?|voos?|voo|volta|hospedagem|passeios?|transport|concierge|occasions?|outward|homeward|votre|vos|mes|mon|ihre?|il|lo|la|le|les|los|las|su|sus|vostro|vostra|dati|datos|donnees|daten|del?|d|di|des|du|ida|vuelta|aller|retour|andata|ritorno|\d+)\b/g

/** The name in a heading, apart from words for its type: 'Hôtel du Cap Bleu', but '' for 'Your stay' and 'Flight 2'. */
export function nameInHeading(heading: string): string {
	const after = /^[^:–—|]{2,30}?\d{0,3}\s*(?::|–|—|\||\s-\s)\s*(.+)$/.exec(heading)
	const [before = ''] = heading.split(/[:–—|]|\s-\s/)
	const text = after?.[1] && fold(before).replaceAll(GENERIC_WORDS, '').trim() === '' ? after[1] : heading
	return fold(text).replaceAll(GENERIC_WORDS, '').trim() === '' ? '' : text.trim()
}
