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

/**
 * Reads the microdata of a page (WHATWG HTML), tolerating common errors: an itemtype of schema.org opens an item
 * without itemscope too, `content` counts on any element, and an item that the HTML parser moved out of its parent
 * (<div> in <p>) returns to the item before it.
 */
export function readMicrodata(page: Page): RawItem[] {
	const items = new Map<Element, JsonObject>()
	const ownerOf = new Map<Element, Element | null>()
	const roots: RawItem[] = []
	const targets = referencedIds(page)
	for (const element of page.elements) {
		const parent = parentOf(element)
		const owner = parent && items.has(parent) ? parent : ((parent && ownerOf.get(parent)) ?? null)
		ownerOf.set(element, owner)
		const names = namesOf(element)
		if (isScope(element)) {
			const item = newItem(element)
			items.set(element, item)
			if (names.length === 0) roots.push({ item, where: lineOf(element) })
			else if (!owner && !targets.has(attribute(element, 'id') ?? '')) adopt(roots.at(-1), names, item)
		}
		const home = owner && items.get(owner)
		if (home) for (const name of names) addProperty(home, name, items.get(element) ?? valueOf(page, element))
	}
	followReferences(page, items, ownerOf)
	return roots
}

const isScope = (element: Element) =>
	attribute(element, 'itemscope') !== undefined ||
	/^\s*https?:\/\/(www\.)?schema\.org\//i.test(attribute(element, 'itemtype') ?? '')

const tokens = (text: string | undefined) => text?.split(/\s+/).filter((token) => token !== '') ?? []
const namesOf = (element: Element) => tokens(attribute(element, 'itemprop')).map(withoutNamespace)
const referencedIds = (page: Page) => new Set(page.elements.flatMap((element) => tokens(attribute(element, 'itemref'))))

function newItem(element: Element): JsonObject {
	const type = tokens(attribute(element, 'itemtype'))[0]
	const id = attribute(element, 'itemid')
	return { ...(type && { '@type': withoutNamespace(type) }), ...(id && { '@id': id }) }
}

/** An additionalType from schema.org is another type of the item (schema.org: ‘corresponds to rdf:type’). */
function addProperty(item: JsonObject, name: string, value: JsonObject | string) {
	const type =
		name === 'additionalType' && typeof value === 'string' && /^https?:\/\/(?:www\.)?schema\.org\//.test(value)
	if (type) addValue(item, '@type', withoutNamespace(value))
	else addValue(item, name, value)
}

function adopt(last: RawItem | undefined, names: string[], item: JsonObject) {
	for (const name of names) if (last && !Object.hasOwn(last.item, name)) last.item[name] = item
}

const VALUES: Record<string, string> = { data: 'value', meter: 'value', time: 'datetime' }

function valueOf(page: Page, element: Element): string {
	const address = ['href', 'src', 'data'].map((name) => attribute(element, name)?.trim()).find(Boolean)
	if (address) return resolveAddress(page, address)
	return attribute(element, 'content') ?? attribute(element, VALUES[element.tagName] ?? '') ?? textOf(page, element)
}

/**
 * Adds the properties of the elements that itemref names. References that would make an item contain itself are
 * ignored.
 */
function followReferences(page: Page, items: Map<Element, JsonObject>, ownerOf: Map<Element, Element | null>) {
	const byId = new Map(page.elements.map((element, index) => [attribute(element, 'id'), index] as const).toReversed())
	let left = MAX_REFERENCES
	for (const [element, item] of items)
		for (const id of new Set(tokens(attribute(element, 'itemref')))) {
			const index = byId.get(id) ?? page.elements.length
			const target = page.elements[index]
			for (const inside of withDescendants(page, index)) {
				if (left-- <= 0) return
				// Elements inside another item, or inside the referring item, belong there already.
				if (!target || ownerOf.get(inside) !== ownerOf.get(target) || ownerOf.get(inside) === element) continue
				const nested = items.get(inside)
				if (nested && contains(nested, item)) continue
				for (const name of namesOf(inside)) addValue(item, name, nested ?? valueOf(page, inside))
			}
		}
}

/** An element and its descendants, which are contiguous in document order. */
function* withDescendants(page: Page, index: number) {
	const inside = new Set<Element>()
	for (let at = index; at < page.elements.length; at++) {
		const element = page.elements[at]
		const parent = element && parentOf(element)
		if (!element || (at > index && !(parent && inside.has(parent)))) return
		inside.add(element)
		yield element
	}
}

function contains(from: JsonObject, to: JsonObject): boolean {
	const seen = new Set<unknown>()
	const open: unknown[] = [from]
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (next === to) return true
		if (seen.has(next)) continue
		seen.add(next)
		if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.push(part)
	}
	return false
}
