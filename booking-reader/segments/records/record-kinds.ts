import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../../values/text.ts'
import type { Pair } from '../blocks.ts'
import type { SectionType } from '../section-types.ts'

/** What systems write for the kind of a row or object, alone in its cell: 'AIR', 'HTL', 'Ausflug'. */
const KINDS: readonly [SectionType, RegExp][] = [
	[
		'aside',
		/^(?:(?:travel |service |booking |planning )?(?:insurance|fees?|visas?|notes?|info|memo|misc(?:ellaneous)?|totals?|tax|taxes|payments?|discounts?|surcharge|deposit|commission)|versicherung|gebuhr|assurance|frais|seguro|tasas|assicurazione)$/,
	],
	[
		'flight',
		/^(?:air|flights?|flug|fluge|vols?|vuelos?|vol[io]|voos?|vlucht|vluchten|flyg|flyv?ning|fly|lento|lennot|loty?|letenka|ucus|plane|(?:domestic|international|scheduled|charter|long haul|short haul) flight)$/,
	],
	[
		'accommodation',
		/^(?:hotels?|htl|stays?|accommodations?|acc|lodging|lodge|villa|camp|resort|apartment|unterkunft|ubernachtung|hebergement|alojamiento|alloggio|hospedagem|alojamento|hotell?|pernottamento|soggiorno|estancia|estadia|sejour|verblijf|accommodatie|hotelli|majoitus|zakwaterowanie|nocleg|ubytovani|otel|overnatting|overnatning|boende|hotel stay)$/,
	],
	[
		'transfer',
		/^(?:(?:private |airport |road |boat |rail |train )?(?:transfers?|trf)|cars?|rail|trains?|ferry|crossings?|bus|coach|ground|drive|taxi|chauffeur|limo|helicopter|trein|tåg|tog|seaplane|zug|bahn|fahre|traslado|transfert|trasferimento|treno|tren|traghetto|trem|comboio|tog|juna|pociag|vlak|fahrt|transferfahrt|mietwagen|leihwagen|bahnfahrt|navette|voiture|voiture de location|location de voiture|coche|coche de alquiler|alquiler de coche|auto a noleggio|noleggio auto|carro|aluguer de carro|aluguel de carro|huurauto|autohuur|hyrbil|leiebil|lejebil|vuokra auto|veerboot|farja|ferge|faerge|lautta|prom|trajekt|barco|bateau|traslados|transfere|transferencia|trasferimenti|kuljetus|siirto|transport|doprava|przejazd|car hire|car rental|rental car|hire car|boat|water taxi|self drive)$/,
	],
	[
		'activity',
		/^(?:activit(?:y|ies)|act|tours?|excursions?|experiences?|events?|dining|restaurant|dinner|lunch|spa|golf|ausflug|aktivitat|erlebnis|actividad|excursion|activite|attivita|escursione|sightseeing|guided tour|day trip|excursie|uitstap|utflykt|utflukt|passeio|visita|visite|fuhrung|restaurante?|ristorante|restaurang|ravintola|restauracja|restaurace|actividades|atividade|activiteit|aktivitet|aktiviteetti|retki|wycieczka|vylet|opplevelse|oplevelse|upplevelse|elamys|besichtigung|besuch|cena|jantar|diner|abendessen|tischreservierung|concert|konzert|theater|theatre|workshop|cruise|boat tour|museum|wellness|degustation|tasting|weinprobe)$/,
	],
]

/** What ends a service, and what was never booked. */
const CANCELLED =
	/^(?:cxld?|x?cancel\w*|void(?:ed)?|deleted|refunded|xx|hx|storno|storniert|annul\w*|anul\w*|gestrichen|geannuleerd|avlyst|aflyst|innstilt|avbokad|installd|peruttu|odwolan\w*|zrusen\w*|stornovan\w*|iptal|released)(?= |$)/
const UNBOOKED =
	/^(?:(?:on )?quot(?:e|ed|ation)|option(?:al)?|on option|superseded|replaced|draft|propos(?:al|ed)|offered|suggest(?:ion|ed)|alternative|not (?:booked|confirmed|available)|unavailable|sold out|declined|rejected|abandoned|tentative|idea|wait ?list\w*|warteliste|liste d attente|lista de espera|angebot|devis|presupuesto|preventivo|vorschlag|optional(?:e|er|es)?|optionnel(?:le)?|opcional|opzionale|facultati\w+|facoltativ\w|a la carte option|offerte|tilbud|offert|tarjous|oferta|nabidka|proposta|propuesta|proposition|voorstel|forslag|ehdotus|propozycja|navrh|complet|ausgebucht|agotad[oa]|esaurit[oa]|esgotad[oa])(?= |$)/
const STATUS_LABEL = /\b(?:status|state|stat|st|stato|statut|estado)\b/
const KIND_LABEL = /\b(?:type|kind|category|product|service|typ|art|tipo|categor\w+)\b/

const words = (text: string) => fold(splitIdentifier(text))

/** The kind that a text names and nothing else. */
const kindNamed = (text: string): SectionType | null => {
	const stated = words(text)
	return KINDS.find(([, pattern]) => pattern.test(stated))?.[0] ?? null
}

/** The kind that one cell of a record states: one that is labelled so, or in capitals. Null if none does. */
export function statedKind<Cell extends Pick<Pair, 'label' | 'value'>>(
	pairs: readonly Cell[],
): { type: SectionType; pair: Cell } | null {
	const short = pairs.filter(({ value }) => value.length <= 30)
	const labelled = short.filter(({ label }) => KIND_LABEL.test(words(label)))
	for (const pair of [...labelled, ...short.filter(({ value }) => /^[A-Z][A-Z_ ]{2,}$/.test(value))]) {
		const type = kindNamed(pair.value)
		if (type) return { type, pair }
	}
	return null
}

/** Aircraft that fly to where the travellers are. */
export const isPositioning = (texts: readonly string[]): boolean =>
	texts.some((text) => text.length < 90 && POSITIONING.test(fold(text)))
const POSITIONING =
	/\b(?:positioning|repositioning|empty (?:leg|sector)|no passengers|ferry (?:flight|leg|sector)|leerflug|uberfuhrungsflug|mise en place|vol a vide|posizionamento|posicionamiento)\b/

/** Whether a status says that something was only offered or asked for: 'on quote', 'WAITLISTED'. */
export const isUnbookedStatus = (status: string): boolean => status.length <= 80 && UNBOOKED.test(words(status))

/** Whether a record takes place, no longer takes place, or was only offered. */
export function standingOf(pairs: readonly Pair[]): 'booked' | 'cancelled' | 'unbooked' {
	for (const { label, value } of pairs) {
		// Elsewhere only what is set in capitals: 'CANCELLED 18/11/2026'.
		const isStated = STATUS_LABEL.test(words(label)) || /^\p{Lu}{6,}(?!\p{L})/u.test(value)
		if (value.length > 80 || !isStated) continue
		if (isUnbookedStatus(value)) return 'unbooked'
		if (CANCELLED.test(words(value))) return 'cancelled'
	}
	return 'booked'
}
