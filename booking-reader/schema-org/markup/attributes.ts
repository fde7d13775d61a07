import {
	resolveAddress,
	attribute,
	type Element,
	lineOf,
	type Page,
	parentOf,
	textOf,
} from '../../formats/html/parse-page.ts'
import { addValue, type JsonObject, type RawItem, withoutNamespace } from './raw-item.ts'

/** Limits how many properties itemref may pull in. A page that needs more is malicious. */
const MAX_REFERENCES = 2000

/** How a syntax opens an item, and of which properties an element is a value. */
type Syntax = {
	open: (element: Element) => JsonObject | null
	propertiesOf: (element: Element, isItem: (element: Element) => boolean) => string[]
	/** The HTML parser moves a <div> out of the <p> with its item: it belongs to the item before it. */
	returnsOrphans: boolean
}

/**
 * Reads the microdata of a page (WHATWG HTML), tolerating common errors: an itemtype of schema.org opens an item
 * without itemscope too, and `content` counts on any element.
 */
export const readMicrodata = (page: Page): RawItem[] => walk(page, MICRODATA)

/**
 * Reads RDFa Lite 1.1, and `rel`, which schema.org's examples use as well. `typeof` opens a resource, which is the
 * value of its own `property` or `rel`, or of a `rel` around it.
 */
export const readRdfa = (page: Page): RawItem[] => walk(page, RDFA)

function walk(page: Page, { open, propertiesOf, returnsOrphans }: Syntax): RawItem[] {
	const roots: RawItem[] = []
	const items = new Map(page.elements.map((element) => [element, open(element)] as const).filter(([, item]) => item))
	/** The items around an element, and those that name it or an element around it in itemref. */
	const ownersOf = new Map<Element, readonly Element[]>()
	const referrers = Map.groupBy(
		[...items.keys()].flatMap((element) => tokens(element, 'itemref').map((id) => ({ element, id }))),
		({ id }) => id,
	)
	let left = MAX_REFERENCES
	for (const element of page.elements) {
		const parent = parentOf(element)
		const inherited = parent ? (items.has(parent) ? [parent] : (ownersOf.get(parent) ?? [])) : []
		const further = (referrers.get(attribute(element, 'id') ?? '') ?? []).map((one) => one.element)
		const owners = further.length === 0 ? inherited : [...new Set([...inherited, ...further])]
		ownersOf.set(element, owners)
		const names = propertiesOf(element, (one) => items.has(one))
		const item = items.get(element)
		const last = roots.at(-1)
		if (item && owners.length === 0 && last && names.length > 0 && returnsOrphans)
			for (const name of names) last.item[name] ??= item
		else if (item && (names.length === 0 || owners.length === 0)) roots.push({ item, where: lineOf(element) })
		if (names.length === 0) continue
		const value = item ?? valueOf(page, element)
		for (const [index, owner] of owners.entries()) {
			if (index > 0 && left-- <= 0) break
			const home = items.get(owner)!
			if (typeof value === 'string' || referrers.size === 0 || !contains(value, home))
				for (const name of names) addProperty(home, name, value)
		}
	}
	return roots
}

const MICRODATA: Syntax = {
	open: (element) => {
		const [type = ''] = tokens(element, 'itemtype')
		const id = attribute(element, 'itemid')
		const isItem = attribute(element, 'itemscope') !== undefined || SCHEMA_ORG.test(type)
		return isItem ? { ...(type && { '@type': withoutNamespace(type) }), ...(id && { '@id': id }) } : null
	},
	propertiesOf: (element) => tokens(element, 'itemprop').map(withoutNamespace),
	returnsOrphans: true,
}

const RDFA: Syntax = {
	open: (element) => {
		const types = tokens(element, 'typeof').map(withoutNamespace)
		return types.length > 0 ? { '@type': types.length > 1 ? types : types[0] } : null
	},
	returnsOrphans: false,
	propertiesOf: (element, isItem) => {
		const isResource = attribute(element, 'typeof') !== undefined
		const isValue = isResource || ['property', 'resource'].some((name) => attribute(element, name) !== undefined)
		const own = attribute(element, 'property') ?? relOf(element)
		const name = isResource ? (own ?? relAround(element, isItem)) : isValue ? own : undefined
		return name === undefined ? [] : name.split(/\s+/).map(withoutNamespace)
	},
}

const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org\//i
const tokens = (element: Element, name: string) => attribute(element, name)?.split(/\s+/).filter(Boolean) ?? []
/** On links, `rel` has its own meaning in HTML. */
const relOf = (element: Element) =>
	element.tagName === 'a' || element.tagName === 'link' ? undefined : attribute(element, 'rel')

/** The `rel` between a resource and the one that contains it. */
function relAround(element: Element, isItem: (element: Element) => boolean): string | undefined {
	for (let at = parentOf(element); at && !isItem(at); at = parentOf(at)) {
		const rel = relOf(at)
		if (rel !== undefined) return rel
	}
	return undefined
}

/** An additionalType from schema.org is another type of the item (schema.org: ‘corresponds to rdf:type’). */
function addProperty(item: JsonObject, name: string, value: JsonObject | string) {
	const isType = name === 'rdf:type' || name === 'additionalType'
	if (isType && typeof value === 'string' && (name === 'rdf:type' || SCHEMA_ORG.test(value)))
		addValue(item, '@type', withoutNamespace(value))
	else addValue(item, name, value)
}

const VALUES: Record<string, string> = { data: 'value', meter: 'value' }

function valueOf(page: Page, element: Element): string {
	const address = ['resource', 'href', 'src', 'data'].map((name) => attribute(element, name)?.trim()).find(Boolean)
	if (address) return resolveAddress(page, address)
	const stated = ['content', 'datetime', VALUES[element.tagName] ?? ''].map((name) => attribute(element, name))
	return stated.find((value) => value !== undefined) ?? textOf(page, element)
}

/** References may not make an item contain itself. */
function contains(from: JsonObject, to: JsonObject): boolean {
	const open = new Set<unknown>([from])
	for (const next of open)
		if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.add(part)
	return open.has(to)
}
