import { addressIn, attr, type Element, lineOf, type Page, parentOf, textOf } from '../../formats/html/parse-page.ts'
import { addValue, type JsonObject, type RawItem, withoutNamespace } from './raw-item.ts'

/**
 * The resources of a page's RDFa Lite 1.1, and of the `rel` that schema.org's examples use besides: `typeof` opens one, which is the
 * value of its own `property` or `rel`, or of the `rel` around it.
 */
export function rdfaOf(page: Page): RawItem[] {
	const roots: RawItem[] = []
	const resources = new Map<Element, JsonObject>()
	/** The resource an element lies in, and the `rel` between the two. */
	const around = new Map<Element, { home: JsonObject | null; rel: string | undefined }>()
	for (const element of page.elements) {
		const parent = parentOf(element)
		const outer = (parent && around.get(parent)) ?? { home: null, rel: undefined }
		const opened = parent ? resources.get(parent) : undefined
		const { home, rel } = opened
			? { home: opened, rel: undefined }
			: { home: outer.home, rel: (parent && relOf(parent)) ?? outer.rel }
		around.set(element, { home, rel })
		const types = (attr(element, 'typeof') ?? '').split(/\s+/).filter((type) => type !== '')
		const property = attr(element, 'property') ?? relOf(element)
		if (types.length > 0) {
			const item: JsonObject = { '@type': withoutNamespace(types[0] ?? '') }
			for (const type of types.slice(1)) addValue(item, '@type', withoutNamespace(type))
			resources.set(element, item)
			const name = property ?? rel
			if (home && name) for (const one of namesIn(name)) addValue(home, one, item)
			else roots.push({ item, where: lineOf(element) })
		} else if (home && property && (attr(element, 'property') !== undefined || attr(element, 'resource') !== undefined))
			for (const name of namesIn(property))
				if (name === 'rdf:type') addValue(home, '@type', withoutNamespace(attr(element, 'resource') ?? ''))
				else addValue(home, name, literalOf(page, element))
	}
	return roots
}

/** HTML's own rel of links is another matter. */
const relOf = (element: Element) =>
	element.tagName === 'a' || element.tagName === 'link' ? undefined : attr(element, 'rel')

const namesIn = (property: string) => property.split(/\s+/).map(withoutNamespace)

function literalOf(page: Page, element: Element): string {
	const said = attr(element, 'content') ?? attr(element, 'datetime')
	if (said !== undefined) return said
	const address = attr(element, 'resource') ?? attr(element, 'href') ?? attr(element, 'src')
	if (address !== undefined) return addressIn(page, address)
	return textOf(page, element)
}
