import { fold } from '#shared/fold.ts'

/** What forms and people enter for no value, folded, by language. */
const PLACEHOLDERS = new RegExp(
	`^(?:${[
		'none|n a|na|tbc|tba|tbd|to be (?:confirmed|advised|determined|assigned|notified)|null|undefined|nil|not applicable|unknown|select|choose',
		'please (?:choose|select)|not (?:provided|specified|given|known|available|stated|assigned|yet assigned|yet known|required)',
		'(?:to |will )?follows?|(?:will be |to be )?sent separately|under separate cover|see (?:below|above|attached|attachment)|as attached|on file',
		'folgt|noch offen|(?:wird )?nachgereicht|(?:noch )?nicht bekannt|unbekannt|keine(?: angabe)?|k a|n n|nicht angegeben|siehe (?:unten|oben|anhang|anlage)',
		'a (?:confirmer|preciser|definir|venir)|non (?:communique|precise|renseigne)e?|inconnue?|neant|aucune?|sans objet|voir (?:ci dessous|ci dessus|annexe)',
		'(?:a|por) (?:confirmar|determinar|definir)|sin (?:asignar|confirmar)|ningun[oa]?|no (?:aplica|indicado|disponible)|desconocid[oa]|ver (?:abajo|adjunto)',
		'da (?:confermare|definire|comunicare)|segue|nessun[oa]?|non (?:disponibile|indicato|specificato)|sconosciut[oa]|vedi (?:sotto|sopra|allegato)',
		'nenhum[oa]?|nao (?:aplicavel|informad[oa]|disponivel)|desconhecid[oa]|ver (?:abaixo|acima|anexo)|em anexo',
		'volgt|nog te (?:bevestigen|bepalen)|nader te bepalen|ntb|n t b|onbekend|geen|niet van toepassing|nvt|n v t|zie (?:onder|boven|bijlage)',
		'ingen|inga|okand|uk[je]?endt|ikke (?:oplyst|oppgitt)|(?:bekreftes|bekr(?:a|ae)ftes|bekraftas) senere|se (?:nedenfor|nedan|bilag|vedlegg|bilaga)',
	].join('|')})$`,
)

/** Whether a text stands for no value: blank, '-', 'N/A', 'TBC', 'to follow', '****42' and the like (IMPORT-38). */
export function isPlaceholder(text: string): boolean {
	const folded = fold(text)
	return folded === '' || (folded.length <= 30 && (PLACEHOLDERS.test(folded) || MASKED.test(text.trim())))
}

const MASKED = /^[*•●]{2,} ?[\p{L}\d]{1,6}$/u

/** Whether a text says no more than that somebody has to answer first. It is a status, and no value of another field (IMPORT-38). */
export const isAwaited = (text: string): boolean => AWAITED.test(fold(text))
const AWAITED =
	/^(?:pending|await(?:ing|ed)(?: confirmation)?|(?:up)?on request|requested|auf anfrage|angefragt|in bearbeitung|en attente|sur demande|pendiente|bajo peticion|in attesa|su richiesta|pendente|sob consulta|in aanvraag|op aanvraag|pa foresporsel)$/

/** What separates sentences, and parts of one that begin with a day each. */
export const SENTENCES =
	/(?<=[^.\s]{2}[.;!?]|\))(?<!\s\d\d?\.|(?<!\p{L})(?:[Kk]l|[Rr]ef|[Rr]éf|[Rr]if|[Cc]onf|[Nn]r|[Nn]o|[Tt]el|inkl|ca)\.)\s+(?:\|\s)?(?=\p{Lu}|\d{1,2}[:.h]\d\d)|\s(?:und|and|et|y|e|en|og|och)\s(?=(?:am|on|le|el|il|op|den|no dia) (?:\p{L}+,? )?\d{1,2}(?!\d))/u

/**
 * Splits an identifier into words: 'departure Airport' from 'departureAirport', 'departure airport' from
 * 'departure_airport'.
 */
export const splitIdentifier = (key: string): string =>
	key
		.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replaceAll(/[_\-.]+/g, ' ')
		.trim()

/** Joins lines with commas: 'Riedweg 40, 3920 Zermatt'. */
export const toSingleLine = (text: string): string =>
	/[\t\u00a0\r\n]| {2}|,\s*,/.test(text)
		? text
				.split(/\s*[\r\n]+\s*/)
				.map((line) => line.trim())
				.filter(Boolean)
				.join(', ')
				.replaceAll(/(?:,\s*){2,}/g, ', ')
				.replaceAll(/[ \t\u00a0]+/g, ' ')
		: text.trim()

/** Replaces parts of a text by blanks, so that positions stay valid. */
export const blankOut = (text: string, parts: readonly { from: number; to: number }[]): string =>
	parts.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

/** The source text of a value, short enough to display. */
export const excerpt = (raw: string): string => {
	const line = raw.replaceAll(/\s+/g, ' ').trim()
	return line.length > 160 ? `${line.slice(0, 159)}…` : line
}

/** The first whole number in a text: 32 from '32kg', 2 from 'two adults'. Null if there is none. */
export function readWholeNumber(text: string): number | null {
	const digits = /\d{1,9}/.exec(text)?.[0]
	if (digits) return Number(digits)
	const word = /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.exec(text)?.[0]?.toLowerCase()
	return word ? NUMBERS.indexOf(word) + 1 : null
}
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
