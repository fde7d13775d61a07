import {
	filterAndSort,
	type FilterableCard,
	type ListFilters,
	type ListKind,
} from '#shared/catalogue/lists/list-filters.ts'
import { formatQuery } from '#shared/catalogue/lists/list-query.ts'
import type { SharedHtml } from '#shared/page-html.ts'
import { fillTemplate, mark, MARKS, RESULTS, type Template, templateOf } from './page-template.tsx'
import { RecentlyUsed } from './recently-used.ts'
import type { RenderContextValue } from '../render-context.tsx'
import type { SharedParts } from './shared-parts.tsx'

/** A list that is sent whole, and the filters in an address. */
export type WholeList = { kind: ListKind<never>; cards: readonly FilterableCard[]; filters: ListFilters }

/** So many templates are stored: several times what visitors combine. */
const TEMPLATES = 1_000
/** The filters whose values are names. */
const NAMED = ['locations', 'amenities', 'eventTags'] as const

/**
 * Puts lists together from templates: one for all addresses that differ only in the names that are chosen and in the results. React renders it at
 * an address that has marks for the names, with all cards of the list.
 */
export function createListTemplates({ store, share, shareHtml, partsOf }: SharedParts) {
	const templates = new RecentlyUsed<Template>(TEMPLATES)
	const cardsOf = new Map<string, ReadonlyMap<string, SharedHtml>>()

	/** `render` renders the list for a query string. Null for names without marks: more than there are, and those that are not what they seem. */
	return (path: string, list: WholeList, render: (query: string, context: RenderContextValue) => string) => {
		const { kind, cards, filters } = list
		const chosen = NAMED.flatMap((name) => filters[name])
		// The router decodes the percent signs of an address twice.
		if (chosen.length >= MARKS || chosen.some((name) => name.includes('%'))) return null
		const results = filterAndSort(kind, cards as readonly never[], filters, '')
		const hasResults = results.length > 0
		const template = templates.take(`${path} ${hasResults} ${shapeOf(filters)}`, () => {
			const shareItems: RenderContextValue['share'] = (contents) => {
				const items = store(contents)
				cardsOf.set(path, new Map(cards.map(({ id }, index) => [id, items[index]!])))
				return RESULTS
			}
			const marked = { cards: hasResults ? cards : [], total: mark(0) }
			return templateOf(partsOf(render(markedQuery(kind, filters), { share, shareItems, results: marked })), shareHtml)
		})
		const values = [String(results.length), ...chosen]
		return fillTemplate(
			template,
			values,
			results.map(({ id }) => cardsOf.get(path)!.get(id)!),
		)
	}
}

/** What is the same for all addresses of a template: the number of names, and all other filters. */
const shapeOf = ({ locations, amenities, eventTags, ...numbers }: ListFilters) =>
	[locations.length, amenities.length, eventTags.length, ...Object.values(numbers)].join()

/** The query string of a list, without its '?', with marks for its names, which sort like the names. */
function markedQuery(kind: ListKind<never>, filters: ListFilters): string {
	let value = 0
	const marked = NAMED.map((name) => [name, filters[name].map(() => mark((value += 1)))])
	return formatQuery(kind, { ...filters, ...Object.fromEntries(marked) }).slice(1)
}
