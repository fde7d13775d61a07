import { fold } from '#shared/fold.ts'
import type { DraftElement, ReadValue } from '#shared/import/draft.ts'
import { readEmail, readPhone } from '../../values/contacts.ts'
import { readPersonName, readTitle } from '../../values/people.ts'
import { explanationOf } from '../explained.ts'
import { namesTraveller } from './naming.ts'
import { type Line, fieldsOf, valueFrom } from '../lines.ts'

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

const EXPIRES =
	/\b(?:exp\p{L}*|valid\p{L}*|gultig\p{L}*|geldig|vence|venc\p{L}*|vigente?|scad\p{L}*|caduc\p{L}*|passport|reisepass)\b[^\d]{0,12}$/u
const PASSPORT =
	/(?<!\p{L})(?:(?:reise)?pass(?:port|eport|aporto|aporte)?|pasaporte|paspoort|pp)(?: ?(?:no|nr|n[°º]|number|nummer)\.?)?[:.]? {0,3}(?:[A-Z]{3} )?((?=[A-Z\d]{0,8}\d)[A-Z\d]{6,12})(?![\p{L}\d])/iu
/** The number of a passport in a row that has a birth and another day as well. */
const IN_ROW = /(?<![\p{L}\d/-])(?=(?:[A-Z]*\d){4})[A-Z\d]{8,9}(?![\p{L}\d/-])/u
const NATION =
	/(?:^|[(,;·–-]\s*|\s{2,})([A-Z][a-z]{2,15}(?:ish|ian|ese|an|ch|sh|ss|ek|ri|i)|(?!MRS|ADT|CHD|INF)[A-Z]{3})(?=\s*[,;·)–\n]|\s{2,}|$)/

/** Whether the day at a place of a text is the last one of a passport. */
const isExpiry = (text: string, from: number): boolean => EXPIRES.test(fold(text.slice(Math.max(0, from - 24), from)))

/** What `own` states of the person it names. A day long past that nothing explains is a birth. */
export function detailsIn(line: Said, own: string, latest: string): Record<string, ReadValue | undefined> {
	const at = line.text.indexOf(own)
	const dates = line.entities.filter(({ kind, from }) => kind === 'date' && from >= at && from < at + own.length)
	const day = dates.find(({ from }) => !isExpiry(line.text, from))
	const passport = PASSPORT.exec(own)?.[1] ?? (dates.length > 1 ? IN_ROW.exec(own)?.[0] : undefined)
	const expiry = dates.find((one) => one !== day && (isExpiry(line.text, one.from) || day))
	const isPast =
		day &&
		!day.doubts?.includes('YEAR_ASSUMED') &&
		Number(day.value.slice(0, 4)) <= Number(latest.slice(0, 4)) - 2 &&
		explanationOf(day, fold(own)) === null
	const value = (raw: string | undefined) => (raw ? valueFrom(line, line.text, raw.trim()) : undefined)
	return {
		dateOfBirth: value(day && (BORN.test(fold(own)) || isPast) ? day.value : undefined),
		passportNumber: value(passport),
		passportExpiry: value(passport && expiry?.value),
		nationality: value(passport && NATION.exec(own)?.[1]),
		dietaryRequirements: value(dietIn(own)),
		email: value(readEmail(own)),
		phone: value(readPhone(own, PHONE)),
	}
}

/** The diet that a text states, in its own words. */
const dietIn = (text: string): string | undefined =>
	DIET.exec(text)?.[0] ?? (ALLERGY.test(fold(text)) ? BARE_FOOD.exec(text)?.[0] : undefined)

/** What lines say of somebody by the first name, by title and family name or in an address: 'Enzo is allergic to shrimps', 'w.sample@example.org'. */
export function addDetails(lines: readonly Said[], people: readonly DraftElement[], latest = ''): void {
	let owner: DraftElement | undefined
	for (const line of lines) {
		// Where a document was sent says nothing of who travels.
		const email = /\bsent\b/.test(line.words) ? undefined : readEmail(line.text)
		const phone = /\d/.test(line.text) ? readPhone(`${line.label}: ${line.text}`, PHONE) : undefined
		const written = email ? people.filter((one) => isAddressOf(email, one)) : []
		if (written.length === 1) {
			owner = written[0]
			if (owner) owner.fields.email ??= valueFrom(line, line.text, email ?? '')
		} else if (email) owner = undefined
		else if (phone && namesTraveller(line.label ?? '')) owner = people[0]
		else if (!phone && !CONTACT.test(line.words)) {
			const meant = NAME_ONLY.test(line.text) ? whoIsMeant(line, people) : undefined
			// 'Born 12 Sep 1990 · Passport CCF441290, expires 8 Dec 2029' below a name.
			const details = owner && !meant ? fieldsOf(detailsIn(line, line.text, latest)) : {}
			if (owner && Object.keys(details).length > 0) owner.fields = { ...details, ...owner.fields }
			else owner = meant
		}
		// A number below or next to somebody's name or address.
		if (phone && owner && (email || namesTraveller(line.label ?? '') || line.text.trim().length - phone.length < 24))
			owner.fields.phone ??= valueFrom(line, line.text, phone)
		const diet = line.text.length < 400 ? dietIn(line.text) : undefined
		const eater = diet && whoIsMeant(line, people)
		if (eater && diet) eater.fields.dietaryRequirements ??= valueFrom(line, line.text, diet)
	}
}

const partsOf = ({ fields }: DraftElement) => fold(String(fields.fullName?.value)).split(' ')

/** 'j.vanvoorbeeld@' and 'leopold.muster@' are names of the person. */
function isAddressOf(email: string, person: DraftElement): boolean {
	const [given = '', ...others] = partsOf(person)
	const local = fold(email.split('@')[0] ?? '').replaceAll(' ', '')
	const family = others.filter((part) => part.length > 3)
	return family.some((part) => local.includes(part))
		? local.startsWith(given[0] ?? '')
		: given.length > 3 && local.startsWith(given)
}

/** The one person whom a line names by the first name or by title and family name. */
function whoIsMeant(line: Said, people: readonly DraftElement[]): DraftElement | undefined {
	const words = new Set(line.words.split(' '))
	const only = (found: readonly DraftElement[]) => (found.length === 1 ? found[0] : undefined)
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
