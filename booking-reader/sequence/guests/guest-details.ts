import { fold } from '#shared/fold.ts'
import type { ReadValue } from '#shared/import/draft.ts'
import { readEmail, readPhone } from '../../values/contacts.ts'
import { readPersonName, readTitle } from '../../values/people.ts'
import { explanationOf } from '../explained.ts'
import { type Line, type SequenceElement, fieldsOf, valueFrom } from '../lines.ts'

const PHONE =
	/\+\d[\d ()/-]{7,20}\d|(?<=\b(?:tel|mob|phone|cell|handy|gsm|portable|m[oó]vil|t[eé]l[eé]?fono?|telefone)\p{L}{0,5}\.? ?:? ?)\(?\d[\d ()./-]{6,18}\d/iu
/** The label of a number or an address that stands below it. */
const CONTACT = /^(?:tel\p{L}*|phone|mobile?|movil|portable|e ?mail|e post|e?post)?$/u
const NAME_ONLY = /^[^\d:]{4,60}$/u
const BORN =
	/\b(?:born|birth|dob|geb|geboren|f(?= \d{4})|nee? le|nasc|nat[oa] il|nacid[oa]|nascid[oa]|geburtsdatum|naissance|nacimiento|nascita|nascimento|fodt|fodd|syntynyt|urodzon[ya]|narozen[ya]?)\b/

/** What people do not eat, in the languages of our documents. */
const FOOD =
	'(?:tree )?nuts?|peanuts?|shellfish|seafood|fish|dairy|lactose|gluten|wheat|eggs?|pork|beef|meat|alcohol|garlic|onions?|mushrooms?|soya?|sesame|' +
	'noix|arachides?|fruits à coque|fruits de mer|crustacés|poissons?|lait|œufs?|porc|viande|ail|' +
	'nüssen?|nuss|erdnüssen?|laktose|milch|fisch|schalentieren?|meeresfrüchten?|eiern?|schweinefleisch|fleisch|weizen|' +
	'frutos secos|mariscos?|pescado|lactosa|lácteos|huevos?|cerdo|carne|nueces|cacahuetes?|crostacei|frutta secca|noci|pesce|lattosio|glutine|uova|maiale|' +
	"nozes|amendoim|peixe|leite|ovos|noten|pinda'?s?|schaaldieren|vis|melk|eieren|vlees|nötter|jordnötter|skaldjur|fisk|ägg|laktos|nødder|nøtter|skaldyr|mælk|æg|kött|kød|kjøtt"
const DIET = new RegExp(
	`(?<!\\p{L})(?:(?:strict(?:ly)? |lacto[- ]?(?:ovo )?)?(?:v[eé]g[eé]tar\\p{L}+|vegan\\p{L}{0,3}|végan\\p{L}{0,3}|végétalien(?:ne)?|pesc[ea]tar\\p{L}+|co?eliac\\p{L}{0,3}|cel[ií]ac[oa]|celiac[ao]|halal|kosher|koscher|cacher|kosjer|diabetic)|low[- ](?:salt|sodium|lactose|fat)|(?:${FOOD})[- ]?(?:free|frei|vrij|fria?|fritt|allergi|allergie|intolerant|intolerans)(?! (?:to|à|aux?))|(?:eet |isst |ikke |äter |spiser )?(?:no|without|ohne|keinen?|sans|pas de|sin|sem|senza|zonder|geen|uten|uden|utan|ikke|inte) (?:${FOOD})(?:,? (?:no|or|and|ni|et|ou|und|oder|e|o|y|en|of|og|eller|och)(?: no)? (?:${FOOD})){0,4}|(?:severe |mild |strong )?(?:${FOOD}) (?:allergy|allergies|intoleran\\p{L}{1,3})|(?:allerg\\p{L}+|al[eé]rgi\\p{L}+|int[oó]l+eran\\p{L}+) (?:to|à la|aux?|à|al|alla|allo|agli|ai|alle|a la|a los|a|ao|aos|à|auf|gegen|voor|för|mot|overfor|for) (?:fruits à coque|fruits de mer|frutos secos|tree nuts|\\p{L}+)(?: \\([^()]{2,20}\\))?)(?!\\p{L})`,
	'iu',
)
const ALLERGY = /\b(?:allerg\p{L}*|alerg\p{L}*|intoler\p{L}*|diet\p{L}*|regime|kost\p{L}*|dieta)\b/u
const BARE_FOOD = new RegExp(`(?<!\\p{L})(?:${FOOD})(?!\\p{L})`, 'iu')

type Said = Pick<Line, 'text' | 'where' | 'words' | 'entities'> & Partial<Pick<Line, 'label'>>

/** What `own` states of the person it names. A day long past that nothing explains is a birth. */
export function detailsIn(line: Said, own: string, latest: string): Record<string, ReadValue | undefined> {
	const at = line.text.indexOf(own)
	const day = line.entities.find(({ kind, from }) => kind === 'date' && from >= at && from < at + own.length)
	const isPast =
		day && Number(day.value.slice(0, 4)) <= Number(latest.slice(0, 4)) - 2 && explanationOf(day, fold(own)) === null
	const value = (raw: string | undefined) => (raw ? valueFrom(line, line.text, raw.trim()) : undefined)
	return {
		dateOfBirth: value(day && (BORN.test(fold(own)) || isPast) ? day.value : undefined),
		dietaryRequirements: value(dietIn(own)),
		email: value(readEmail(own)),
		phone: value(readPhone(own, PHONE)),
	}
}

/** The diet that a text states, in its own words. */
export const dietIn = (text: string): string | undefined =>
	DIET.exec(text)?.[0] ?? (ALLERGY.test(fold(text)) ? BARE_FOOD.exec(text)?.[0] : undefined)

/** What lines say of somebody by the first name, by title and family name or in an address: 'Enzo is allergic to shrimps', 'w.sample@example.org'. */
export function addDetails(lines: readonly Said[], people: readonly SequenceElement[]): void {
	let owner: SequenceElement | undefined
	for (const line of lines) {
		// Where a document was sent says nothing of who travels.
		const email = /\bsent\b/.test(line.words) ? undefined : readEmail(line.text)
		const phone = /\d/.test(line.text) ? readPhone(`${line.label}: ${line.text}`, PHONE) : undefined
		const written = email ? people.filter((one) => isAddressOf(email, one)) : []
		if (written.length === 1) {
			owner = written[0]
			if (owner) owner.fields.email ??= valueFrom(line, line.text, email ?? '')
		} else if (email) owner = undefined
		else if (!phone && !CONTACT.test(line.words))
			owner = NAME_ONLY.test(line.text) ? whoIsMeant(line, people) : undefined
		// A number below or next to somebody's name or address.
		if (phone && owner && (email || line.text.trim().length - phone.length < 24))
			owner.fields.phone ??= valueFrom(line, line.text, phone)
		const diet = line.text.length < 400 ? dietIn(line.text) : undefined
		const eater = diet && whoIsMeant(line, people)
		if (eater && diet) eater.fields.dietaryRequirements ??= valueFrom(line, line.text, diet)
	}
}

/** What the row of a table says of the one person whom it names: a birth in the column next to the name. */
export function addFromRows(rows: readonly Said[], people: readonly SequenceElement[], latest: string): void {
	for (const row of rows) {
		const one = whoIsMeant(row, people)
		const { dateOfBirth, dietaryRequirements } = detailsIn(row, row.text, latest)
		if (one) one.fields = { ...fieldsOf({ dateOfBirth, dietaryRequirements }), ...one.fields }
	}
}

const partsOf = ({ fields }: SequenceElement) => fold(String(fields.fullName?.value)).split(' ')

/** 'j.vanvoorbeeld@' and 'leopold.muster@' are names of the person. */
function isAddressOf(email: string, person: SequenceElement): boolean {
	const [given = '', ...others] = partsOf(person)
	const local = fold(email.split('@')[0] ?? '').replaceAll(' ', '')
	const family = others.filter((part) => part.length > 3)
	return family.some((part) => local.includes(part)) && local.startsWith(given[0] ?? '')
}

/** The one person whom a line names by the first name or by title and family name. */
function whoIsMeant(line: Said, people: readonly SequenceElement[]): SequenceElement | undefined {
	const words = new Set(line.words.split(' '))
	const only = (found: readonly SequenceElement[]) => (found.length === 1 ? found[0] : undefined)
	const titled = line.entities.flatMap(({ kind, value }) => {
		const name = kind === 'person' ? readPersonName(value) : null
		return name ? [{ title: name.title, parts: fold(name.fullName).split(' ') }] : []
	})
	return (
		only(people.filter((one) => words.has(partsOf(one)[0] ?? ''))) ??
		only(
			people.filter((one) =>
				titled.some(
					({ title, parts }) =>
						title === readTitle(String(one.fields.title?.value ?? '')) &&
						parts.every((part) => partsOf(one).includes(part)),
				),
			),
		)
	)
}
