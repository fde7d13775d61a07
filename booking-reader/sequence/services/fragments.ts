import { fold } from '#shared/fold.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { readTitle, TITLE_PATTERN } from '../../values/people.ts'
import { isCancelled } from '../cancelled.ts'
import { DAY_NUMBERS, withoutEntities } from '../day-lines.ts'
import type { Entity } from '../entities.ts'
import { isNaming } from '../guests/naming.ts'
import { isAnyLabel } from '../lines.ts'

/** A piece of a statement. Those of one cell or sentence have the same `group`. `isBehindColon`: what is before it names it. `isLate`: the day or time is before it. `sentence` counts full stops. */
export type Fragment = {
	text: string
	group: number
	isBehindColon: boolean
	isBracketed: boolean
	isLate: boolean
	sentence: number
}

const GROUPS = new RegExp(
	`(\\s{3,}|[|;\\t·•¦]|\\p{Extended_Pictographic}\\ufe0f?|(?<=\\p{L}{3}|[\\d!?)])(?<!(?<!\\p{L})(?:${TITLE_PATTERN}))[.!?](?=\\s|$))`,
	'u',
)
const PIECES = /(,\s|\s?:\s|:$|\s[–—-]\s|[()[\]])/u

/** What a text says besides its dates, times, references and amounts, in order (IMPORT-96). */
export function fragmentsOf(text: string, entities: readonly Entity[]): Fragment[] {
	const said = entities.filter(({ kind }) => kind !== 'person' && kind !== 'airport')
	let isLate = false
	let sentence = 0
	return withoutEntities(text, said, '¦')
		.split(GROUPS)
		.flatMap((group, index) => {
			if (group === '¦') isLate = true
			if (/^[.!?]/.test(group)) sentence++
			if (index % 2 === 1) return []
			let isBehindColon = false
			let isBracketed = false
			const pieces = group.split(PIECES)
			return pieces.flatMap((piece, at): Fragment[] => {
				if (at % 2 === 1) {
					isBehindColon = piece.includes(':')
					isBracketed = /[([]/.test(piece)
					return []
				}
				const words = withoutEdges(piece)
				const isLabel = pieces[at + 1]?.includes(':') && (isAnyLabel(words) || TABLE.test(fold(words)))
				const isName = isBehindColon && isNaming(fold(pieces[at - 2] ?? ''))
				return isLabel || isName || isNothing(words)
					? []
					: [{ text: words, group: index, isBehindColon, isBracketed, isLate, sentence }]
			})
		})
}

/** 'Mesa reservada en: Casa Sample' */
const TABLE = /^(?:table|tisch|mesa|tavolo|tafel|bord)(?: \w+){0,3}$/
/** What a sentence leaves around its day and time. */
const AROUND =
	/^[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+(?<![("„“«'‘¿¡])|^(?:h|hrs|hours|uhr|uur|horas?|heures?|ore)\b\.?|[\s,–—-]+$|(?:\s+(?:at|on|am|um|el|le|il|la|a las|a la|alle|à|às|den|the|from|for|ab|von|om|op|vanaf|kl|de|del|dès|desde|dalle|em|no dia|pour|para|per|für|und|and|y|et|e))+$/giu
/** At the start or end of a piece. Inside a name, 'Thu' is the river. */
const WEEKDAY = /^\s*\p{L}{2,}(?:-feira)?\.?(?=$|[\s,])|(?<=^|\s)\p{L}{2,}(?:-feira)?\.?\s*$/gu

const withoutEdges = (piece: string) =>
	piece
		.replaceAll(WEEKDAY, (word) => (weekdaysNamed(word.replaceAll(/[\s.]/g, '')).size > 0 ? '' : word))
		.replaceAll(AROUND, '')
		.replaceAll(AROUND, '')
		.replace(CODE_BEFORE, '')
		.trim()
		.replace(COUNTED, (whole, thing, count) => (PEOPLE.test(fold(count)) && !PEOPLE.test(fold(whole)) ? thing : whole))

/** How many come, who, for how long, what it is called in the booking, and that it is booked: none of it names a thing or a place. */
const PEOPLE =
	/^(?:(?:for|table (?:for|of)|tisch fur|table pour|mesa para|tavolo per|tafel voor|bord til|fur|pour|para|per|voor|party of|pax|covers?|n pers) )?(?:\d{1,2} ?x? ?|one|two|three|four|five|six|zwei|drei|vier|funf|deux|trois|quatre|dos|tres|cuatro|due|quattro|dois|duas|quatro|twee|alle|all|the|les|los|tutti)? ?(?:pax|people|persons?|guests?|adults?|child(?:ren)?|youths?|seats?|covers?|diners?|tickets?|entradas|biglietti|billets|bilhetes|karten|kaarten|billetter|biljetter|personen|pers|erwachsene[rn]?|kind(?:er)?|gaste|personnes?|adultes?|enfants?|couverts?|places?|personas?|adultos?|ninos?|cubiertos?|persone|adulti|bambini|coperti|posti|pessoas?|criancas?|lugares|volwassenen|kinderen|gasten|personer|voksne|table (?:for|of) \w+|tisch fur \w+|mesa para \w+|tavolo per \w+|tafel voor \w+|pax \d+|\d+)(?: (?:each|je|pro person|\d+))*$/
const SAID =
	/^(?:(?:is |are |all |fully |already )?(?:confirmed|booked|reserved|arranged|paid|prepaid|included|ok|okay|hk|status|bestatigt|gebucht|reserviert|inklusive|inbegriffen|confirmee?s?|reservee?s?|incluse?s?|confirmad[oa]s?|reservad[oa]s?|inclu[ií]d[oa]s?|confermat[oaie]|prenotat[oaie]|inclus[oaie]|bevestigd|geboekt|gereserveerd|inbegrepen|bekraftet|bekreftet)|(?:table |tisch |mesa |tavolo |booked |held |reserva )?(?:under|name|in (?:the )?name(?: of)?|au nom de|a nome(?: di)?|a nombre de|em nome de|op naam van|auf (?:den )?namen|unter)(?: .{1,40})?|(?:(?:your|our|the|ihre?|votre|vos|tu|su|il vostro|la vostra|a sua|jouw|uw) )?(?:entry|starts?|beginn|einlass|activity|excursion|excursie|experience|event|tour|actividad|activite|attivita|escursione|ausflug|aktivitat|erlebnis|atividade|conf(?:irmation)?(?: no| number| nr)?|ref(?:erence)?|rif|bekr|best(?:atigung)?(?:s? ?nr)?|buchungs ?nr|booking(?: ref| no)?|reservation|reservierung|reservering|prenotazione|reserva|voucher|gutschein|bono|code|no|nr|n|date|datum|fecha|data|time|zeit|uhrzeit|heure|hora|ora|tijd|when|wann|quand|cuando|quando|day|tag|jour|dia|giorno|dag|kl|ore|alle|alle ore|uhr|uur|hrs|hours|heures?|horas?|a las|as|ab|extras?|from|to|till|until|bis|done|then|(?:bono|voucher|gutschein|coupon|item|service|servicio|prestation|leistung|aktivitat|activity|excursion|event)(?: (?:\d{1,2}|[a-z]))?|hecho|fatto|feito))$/
const DURATION =
	/^(?:(?:duration|dauer|duree|duracion|durata|duracao|duur|approx|ca|circa|about|environ) )*\d{1,3}(?: ?[\d,./-]+)? ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uur|timer?|min(?:ut\w+)?)$/
const PERSON = /^(?:for |fur |pour |para |per |voor |with |mit |avec |con |com |met )?(\p{L}+)\.? \p{Lu}/u

/** 'HST', 'CEST' */
const ZONE = /^\p{Lu}{1,3}[SD]?T$/u
/** 'NAF-C' and 'FLM03' are what the seller calls it. */
export const CODE = /^(?:\p{Lu}{2,6}-[\p{Lu}\d]{1,4}|(?=\p{Lu}*\d)[\p{Lu}\d]{2,10})$/u

/** 'Sample Glacier Walk 2 tickets' */
const COUNTED = /^(.*\S) (\d{1,2} \p{L}+)$/u
const CODE_BEFORE = /^\p{Lu}{2,5}-[\p{Lu}\d]{1,4}\s+(?=\p{Lu})/u

/** Whether a piece of a text names neither a thing nor a place. */
export function isNothing(text: string): boolean {
	const words = fold(text).replaceAll(DAY_NUMBERS, '')
	if (!/\p{L}{3}/u.test(words) || CODE.test(text)) return true
	if (!words.includes(' ') && isCancelled({ words, isBelowCancelled: false })) return true
	if (ZONE.test(text) || PEOPLE.test(words) || SAID.test(words) || DURATION.test(words)) return true
	const [, first = ''] = PERSON.exec(text) ?? []
	return first !== '' && text.split(' ').length <= 5 && readTitle(first) !== null
}
