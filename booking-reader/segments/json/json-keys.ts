import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../../values/text.ts'
import { looksLikeName } from '../../values/people.ts'
import type { Block } from '../blocks.ts'
import { statedKind } from '../records/record-kinds.ts'
import { type SectionType, sectionTypeOf } from '../section-types.ts'

export type Json = Record<string, unknown>

/** Keys in a page's state that do not belong to the booking. */
const UNRELATED =
	/^([$_@].*|me|viewer|(current|logged in|signed in) user|auth|session|build ?id|query|locales?|i18n|translations?|messages|config|settings|env|runtime config|theme|features?|feature flags|flags|menus?|nav(igation)?|footer|header|seo|meta(data)?|analytics|available|links?|hidden|schema|payments|transactions|\w+ (?:rates|prices|taxes|fees|charges)|(?:(?:audit|change|activity|event) ?)?logs?|audit(?: trail)?|instal?ments|emergency(?: contacts?)?|next of kin)$|\b(offers?|deals?|search(?: results)?|recommend(ed|ations)?|similar|related|popular|availabilities|fields? (?:instances?|definitions?)|reviews?|images?|photos?|gallery|faqs?|breadcrumbs?|terms|polic(y|ies))\b/
/** '__typename', 'itemType' */
const TYPE_MEMBER = /^(?:__)?(?:item|service|segment)?(?:kind|type|product|category)(?:name|type)?$/i

/** Whether a key belongs to the page, and not to the booking. */
export const isForeignKey = (key: string) => UNRELATED.test(words(key))
/** Whether a key holds somebody who serves the travellers: the agent, a driver. */
export const isServingKey = (key: string) => SERVING.test(words(key))
const SERVING =
	/^(?:(?:travel|booking|account|trip|sales|lead|assigned) )?(?:arrang(?:er|ed by)|book(?:er|ed by)|agent|consultant|advis[eo]r|planner|handler|creator|created by|updated by|author|manager|concierge|coordinator|assign(?:ee|ed to)|staff|representative|specialist|designer|seller|sold by|issue[rd](?: by)?|driver|chauffeur|guide|host|captain|(?:file )?owner|operator|supplier|vendor|provider|file handler|prepared by|handled by)$/

/** Whether a key holds what something costs, whose name and code are none of the booking's: 'ratePlan'. */
export const isPriceKey = (key: string) => /\b(?:rates?|prices?|pricing)\b/.test(words(key))
/** Whether a member only states the type of its object. */
export const isTypeMember = (name: string, value: unknown) =>
	TYPE_MEMBER.test(name) && sectionTypeOf(splitIdentifier(String(value))) !== null

/** `{"name": "Start time", "value": "08:00"}`, as shops and form services list attributes. */
export function labelledValue(object: Json): [label: string, value: unknown] | null {
	const isPair = Object.keys(object).length === 2
	const label = object.name ?? object.label ?? object.key ?? (isPair ? (object.type ?? object.t) : undefined)
	const value = object.value ?? (isPair ? (object.val ?? object.v) : undefined)
	return typeof label === 'string' && (typeof value === 'string' || typeof value === 'number') ? [label, value] : null
}

const words = (key: string) => fold(splitIdentifier(key))

export function typeOfKey(key: string): SectionType | null {
	const type = sectionTypeOf(splitIdentifier(key))
	return type === 'aside' ? null : type
}

/** The type that a list element states in `kind`, `type`, `product` and the like. */
export function typeOfItem(object: Json): SectionType | null {
	const members = Object.entries(object).flatMap(([label, value]) =>
		typeof value === 'string' ? [{ label: splitIdentifier(label), value }] : [],
	)
	const stated = statedKind(members)?.type
	return stated === 'aside' ? null : (stated ?? null)
}

/** Whether a key of an order holds the name of the trip. */
export const isTripName = (key: string, object: Json) =>
	/^(?:(?:display ?)?name|label|(?:sub)?title|headline|heading|caption|subject)$/.test(words(key)) && isOrder(object)

/** An object that contains people or services. */
export const isOrder = (object: Json) =>
	hasServices(object) ||
	hasMember(object, /^(?:persons|people|party|travellers|travelers|passengers|guests|pax(?:list)?)$/i)
/** An object that contains services, and is none itself. */
export const hasServices = (object: Json) =>
	hasMember(
		object,
		/^(?:items|components|flights|hotels|stays|accommodations?|segments|services|bookings|itinerary|products|elements|legs|days)$/i,
	)
const hasMember = (object: Json, names: RegExp) =>
	Object.entries(object).some(([key, value]) => typeof value === 'object' && value !== null && names.test(key))

/** A company that is no part of the booking, though its name may be that of the house: `{ "enterprise": { "name", "address" } }`. */
export const isCompanyKey = (key: string) =>
	/^(?:enterprise|establishment|organi[sz]ation|company|merchant|business|brand|tenant|office|branch|agency)$/.test(
		words(key),
	)

/** Who is meant by an object with a company: `{ "company": "Sample Travel", "person": "Ann Agent" }`. */
export const personIn = (object: Json) =>
	['contact', 'person', 'contactName', 'contactPerson', 'fullName', 'name']
		.map((key) => object[key])
		.find((value) => typeof value === 'string' && looksLikeName(value))

/** The members of what describes the object around it, without its codes, and with its name as `name`. */
export function describing(object: Json, name: string): [string, unknown][] {
	const named = ['name', 'fullName', 'displayName', 'title', 'label'].find((key) => typeof object[key] === 'string')
	return Object.entries(object)
		.filter(
			([key]) => !/^(?:code|label|title|headline|(?:short|nick|display|full) ?name)$/.test(words(key)) || key === named,
		)
		.map(([key, value]) => [key === named ? name : key, value])
}

/** A key with a day on which something takes place, rather than when somebody wrote or paid something. */
export const isDayOf = (key: string, value: unknown) =>
	/^\d{4}-\d\d-\d\d|^\d{1,2}[./]\d{1,2}[./]\d{4}/.test(String(value)) && !ADMINISTRATIVE.test(words(key))
const ADMINISTRATIVE =
	/\b(?:(?:creat|updat|modifi|generat|confirm|sent|issu|emitt|book|paid|pay|due|expir|cancel|birth|born|valid|free|deadline|cutoff|balance|deposit|option)\w*|dob)\b/
/** Whether an object has such a day anywhere, besides those that what is around it has as well. */
export const hasDay = (object: Json, around: readonly string[], depth = 0): boolean =>
	Object.entries(object).some(([key, value]) =>
		typeof value === 'object' && value !== null
			? depth < 6 && hasDay(value as Json, around, depth + 1)
			: isDayOf(key, value) && !around.includes(String(value)),
	)

/** Keys of identifiers, which may be those of a database. */
export const isIdKey = (key: string) => /(?:^| )(?:id|pk|uuid|guid|key|slug|token|hash)$/.test(words(key))

/** Whether an identifier means nothing to people: 't_9f31c', but not 'MV-2027-0093' in an order. */
export const isInternalId = (key: string, value: unknown, { type }: Block) =>
	isIdKey(key) &&
	!(
		/^(?=.*\d)[A-Z\d][A-Z\d/-]{0,23}$/.test(String(value)) &&
		(!/^(?:id|pk|key)$/.test(words(key)) || (type === 'trip' && typeof value === 'string'))
	)
