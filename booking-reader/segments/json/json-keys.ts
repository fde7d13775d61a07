import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../../values/text.ts'
import type { Block } from '../blocks.ts'
import { type SectionType, sectionTypeOf } from '../section-types.ts'

export type Json = Record<string, unknown>

/** What is beside a booking in a page's state, and what is said of the page. */
const UNRELATED =
	/^([$_@].*|build ?id|query|locales?|i18n|translations?|messages|config|settings|env|runtime config|theme|features?|feature flags|flags|menus?|nav(igation)?|footer|header|seo|meta(data)?|analytics|available|links?|hidden|schema)$|\b(offers?|deals?|search|results|recommend(ed|ations)?|similar|related|suggest(ed|ions)?|popular|alternatives?|upsells?|availability|reviews?|images?|photos?|gallery|faqs?|breadcrumbs?|terms|polic(y|ies))\b/
const INLINE =
	/^(units?|rates?|rooms?|extras|details?|info|data|airport extras|attributes|properties|contact( details| info)?|location|address|baggage|passport|price|pricing)$/
/** Whose members need their name beside them: the name of a room is not the hotel's. */
const QUALIFYING =
	/^(departure|arrival|origin|destination|units?|rates?|rooms?|board|meal plan|location|address|baggage|price|pricing)$/
const TYPE_MEMBERS = [
	'kind',
	'type',
	'product',
	'productType',
	'itemType',
	'category',
	'serviceType',
	'__typename',
	'segmentKind',
]

/** Whether that is beside a booking, not part of it. */
export const isUnrelatedKey = (key: string) => UNRELATED.test(words(key))
/** Whether what the key holds is said of the thing that has the key. */
export const isInlineKey = (key: string) => INLINE.test(words(key))
/** Whether the members of what the key holds need its name beside theirs. */
export const isQualifyingKey = (key: string) => QUALIFYING.test(words(key))
/** Whether a member says what kind of thing this is, and nothing else. */
export const isTypeMember = (name: string, value: unknown) =>
	TYPE_MEMBERS.includes(name) && sectionTypeOf(splitIdentifier(String(value))) !== null

/** `{"name": "Start time", "value": "08:00"}`, as shops and form services list what is special about a thing. */
export function labelledValue(object: Json): [label: string, value: unknown] | null {
	const label = object.name ?? object.label ?? object.key
	const { value } = object
	return typeof label === 'string' && (typeof value === 'string' || typeof value === 'number') ? [label, value] : null
}

const words = (key: string) => fold(splitIdentifier(key))

export function typeOfKey(key: string): SectionType | null {
	const type = sectionTypeOf(splitIdentifier(key))
	return type === 'aside' ? null : type
}

/** What an element of a list says of itself, in `kind`, `type` or `product`. */
export function typeOfItem(object: Json): SectionType | null {
	for (const name of TYPE_MEMBERS) {
		const value = object[name]
		const type = typeof value === 'string' ? sectionTypeOf(splitIdentifier(value)) : null
		if (type && type !== 'aside' && type !== 'trip') return type
	}
	return null
}

/** A thing with people or services in it. */
export const isOrder = (object: Json) =>
	Object.keys(object).some((key) =>
		/^(items|travellers|travelers|passengers|guests|pax|flights|hotels|stays|accommodations?|segments|services|bookings|itinerary|products|elements|legs|days)$/i.test(
			key,
		),
	)

/** 'MV-2027-0093', not a key of somebody's database. */
export const isOrderNumber = (name: string, value: unknown, block: Block) =>
	name === 'id' &&
	block.type === 'trip' &&
	typeof value === 'string' &&
	/\d/.test(value) &&
	value.length <= 24 &&
	/^[A-Z0-9][A-Z0-9/-]*$/.test(value)

/** The things themselves of `{ edges: [{ node }] }`, as GraphQL lists them; null for what is no such list. */
export const graphqlNodes = ({ edges }: Json): unknown[] | null =>
	Array.isArray(edges) ? edges.map((edge: unknown) => (isRecord(edge) ? (edge.node ?? edge) : edge)) : null

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
