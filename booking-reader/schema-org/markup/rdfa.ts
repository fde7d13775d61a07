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

/**
 * Reads RDFa Lite 1.1, and `rel`, which schema.org's examples use as well. `typeof` opens a resource, which is the
 * value of its own `property` or `rel`, or of a `rel` around it.
 */
export function readRdfa(page: Page): RawItem[] {
	const roots: RawItem[] = []
	const resources = new Map<Element, JsonObject>()
	/** The resource that contains an element, and the `rel` between the two. */
	const contextOf = new Map<Element, { home: JsonObject | null; rel: string | undefined }>()
	for (const element of page.elements) {
		const parent = parentOf(element)
		const outer = (parent && contextOf.get(parent)) ?? { home: null, rel: undefined }
		const parentResource = parent ? resources.get(parent) : undefined
		const { home, rel } = parentResource
			? { home: parentResource, rel: undefined }
			: { home: outer.home, rel: (parent && relOf(parent)) ?? outer.rel }
		contextOf.set(element, { home, rel })
		const types = (attribute(element, 'typeof') ?? '').split(/\s+/).filter((type) => type !== '')
		const property = attribute(element, 'property') ?? relOf(element)
		if (types.length > 0) {
			const item: JsonObject = { '@type': withoutNamespace(types[0] ?? '') }
			for (const type of types.slice(1)) addValue(item, '@type', withoutNamespace(type))
			resources.set(element, item)
			const name = property ?? rel
			if (home && name) for (const one of namesIn(name)) addValue(home, one, item)
			else roots.push({ item, where: lineOf(element) })
		} else if (
			home &&
			property &&
			(attribute(element, 'property') !== undefined || attribute(element, 'resource') !== undefined)
		)
			for (const name of namesIn(property))
				if (name === 'rdf:type') addValue(home, '@type', withoutNamespace(attribute(element, 'resource') ?? ''))
				else addValue(home, name, literalOf(page, element))
	}
	return roots
}

/** On links, `rel` has its own meaning in HTML. */
const relOf = (element: Element) =>
	element.tagName === 'a' || element.tagName === 'link' ? undefined : attribute(element, 'rel')

const namesIn = (property: string) => property.split(/\s+/).map(withoutNamespace)

function literalOf(page: Page, element: Element): string {
	const stated = attribute(element, 'content') ?? attribute(element, 'datetime')
	if (stated !== undefined) return stated
	const address = attribute(element, 'resource') ?? attribute(element, 'href') ?? attribute(element, 'src')
	if (address !== undefined) return resolveAddress(page, address)
	return textOf(page, element)
}
