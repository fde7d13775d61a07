import type { Entity } from './entities.ts'

/**
 * Why a date, time or code in a document has no place in the trip: it is the day of issue, a payment, a rule, or how to
 * reach somebody. Read from the words around it, in the languages of our documents.
 */
const REASONS: readonly [reason: string, kinds: readonly Entity['kind'][], words: RegExp][] = [
	[
		'issued',
		['date', 'time'],
		/\b(?:issued?|created|printed|generated|modified|booking time|submitted|submission|sent|updated|received|landed|booked on|placed|booking date|date of booking|booking made|made on|signed|dated|invoice|emission|emitido|emis|emesso|emissione|ausgestellt|erstellt|gebucht am|buchungsdatum|rechnungsdatum|edite|effectuee? le|kaufdatum|date de (?:commande|reservation)|date d achat|prenotato il|effettuata il|reservad[oa] e[lm]|bokad den|fecha de (?:emision|reserva|compra)|data (?:di )?(?:emissione|prenotazione|acquisto)|data da compra|data da reserva|opened|version|v\d{1,2}|final itinerary|as of|stand|afgegeven|geboekt op|bestilt|utstedt|wystawion\p{L}*)\b|^(?:date|sent|from|de|von|datum|fecha|data):/u,
	],
	['day', ['date'], /^(?:\p{L}+ )?(?:days?|tage?|jours?|giorno|giorni|dias?|dag) \d/u],
	[
		'payment',
		['date', 'time', 'reference', 'amount'],
		/\b(?:paid|pay|payable|payments?|due (?:on|by|date|before|upon|in|\d)|(?:is|are|balance|amount|payment|total|now) due|due$|deposit|balance|charged|charges?|instal?ments?|card|visa|mastercard|amex|bezahlt|zahlung|zahlbar|anzahlung|restzahlung|fallig|kreditkarte|paye|payee?s?|acompte|solde|regle|carte|pago|pagado|pagada|tarjeta|anticipo|saldo|pagat[oaie]|acconto|caparra|pagamento|pago|cartao|betaald|betaling|aanbetaling|kwota|zaplacono|commission)\b/,
	],
	[
		'price',
		['amount', 'date'],
		/\b(?:total|subtotal|fares?|tax|taxes|fees?|price|cost|rates?|per (?:night|person|guest|day|adult)|pp|rent|surcharge|supplement|discount|voucher|preis|gesamt\p{L}*|steuer\p{L}*|gebuhr\p{L}*|zimmerpreis|prix|montant|taxes?|precio|importe|tasas?|prezzo|totale|tassa|preco|valor|prijs|totaal|belasting|suma|cena za)\b|\bcharges\b/u,
	],
	[
		'policy',
		['date', 'time', 'amount'],
		/\b(?:cancel\p{L}*|refund\p{L}*|amend(?:ed|ing|ments?)?|penalt\p{L}*|no charge|free of charge|deadline|before departure|terms|conditions|polic(?:y|ies)|opens|closes|expires?|until|no later than|not later than|latest|by 1\d|prior to|offers?|book(?:ed)? by|bonus|points|storn\p{L}*|kostenlos\p{L}*|spatestens|umbuch\p{L}*|annul\p{L}*|rembours\p{L}*|echangeable\p{L}*|avant le depart|au plus tard|anulac\p{L}*|cancelac\p{L}*|gastos|reembols\p{L}*|hasta|cancellazion\p{L}*|penal\p{L}*|rimbors\p{L}*|entro|annuler\p{L}*|kosteloos|uiterlijk|cancelamento|avbestill\p{L}*|rezygnac\p{L}*|hold your table|subject to|valid)\b/u,
	],
	[
		'hours',
		['time', 'date'],
		/\b(?:check ?in|check ?out|checkin|checkout|arrival from|arrive from|opening hours|office hours|open(?:ing)?|(?<!\b(?:\d+|two|three|four|five|six|few|several) )hours|daily|every day|served|weekdays?|monday to|mon fri|from \d{1,2} ?[ap]m|valet|call|phone|tel|emergency|service client|tous les jours|horaires|geoffnet|offnungszeiten|erreichbar|anreise ab|abreise bis|taglich|horario|todos los dias|a partir de las|telefono|orari[oa]?|tutti i giorni|dalle|openingstijden|dagelijks|todos os dias|boarding|gate closes|bag drop|report|reporting|meeting time|latest check)\b/,
	],
	[
		'document',
		['date', 'reference'],
		/\b(?:passport|pass|reisepass|passeport|pasaporte|passaporto|passaporte|paspoort|visa|frequent flyer|member(?:ship)?|loyalty|account|ticket|e ticket|eticket|ticketnr|billet|billete|biglietto|vat|iata|iban|tax id|registration|licen[cs]e|siret|company)\b/,
	],
]

/** The reason why an entity has no place in the trip, from the folded words of its line and of its label. Null if none. */
export const explanationOf = ({ kind }: Pick<Entity, 'kind'>, words: string): string | null =>
	REASONS.find(([, kinds, pattern]) => kinds.includes(kind) && pattern.test(words))?.[0] ?? null
