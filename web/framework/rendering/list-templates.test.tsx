import { expect, it } from 'vitest'
import { HOTEL_LIST, VILLA_LIST } from '#shared/catalogue/lists/list-filters.ts'
import { formatQuery, parseQuery } from '#shared/catalogue/lists/list-query.ts'
import { wholeHtml } from '#shared/page-html.ts'
import { catalogue } from '#tests/catalogue.ts'
import { settings } from '#tests/settings.ts'
import '../entry-server.tsx'
import { createPageRenderer } from '../render-page.tsx'

const assets = { styles: [], themeStart: '', scripts: [], modules: [], fonts: [] }

const COUNTRIES = [
	'France',
	'Oman,France,Atlantis',
	`<b>"O’Hara's" & Söhne</b>,=?#+`,
	'100 %,France',
	'\ufdd3,😀,<template data-results=""></template>',
	Array.from({ length: 40 }, (_, index) => `country ${index}`).join(),
]

/** The query strings with each combination of the values, or without one of them. */
const combined = (values: Record<string, readonly string[]>): string[] =>
	Object.entries(values).reduce(
		(queries, [name, texts]) =>
			queries.flatMap((query) => [query, ...texts.map((text) => `${query}&${name}=${encodeURIComponent(text)}`)]),
		[''],
	)

it.each([
	[
		'/villas',
		VILLA_LIST,
		combined({
			locations: COUNTRIES,
			sort: ['size-asc', 'name-desc'],
			minSize: ['1500'],
			guests: ['10'],
		}),
	],
	[
		'/hotels',
		HOTEL_LIST,
		combined({
			locations: COUNTRIES,
			amenities: ['Bar', 'Bar,Spa'],
			eventTags: ['Monaco Grand Prix'],
			guests: ['99'],
		}),
	],
] as const)('%s has the HTML that React renders for each of its addresses, byte for byte', (path, kind, queries) => {
	const content = catalogue.content(path.slice(1))
	const cards = content && 'cards' in content ? content.cards : []
	const [filled, rendered] = [createPageRenderer(settings, []), createPageRenderer(settings, [])]
	expect(queries.length).toBeGreaterThan(80)
	for (const query of queries) {
		const filters = parseQuery(kind, query)
		const page = { address: { path, search: formatQuery(kind, filters).slice(1) }, assets, content }
		const isEqual = wholeHtml(filled({ ...page, list: { kind, cards, filters } })) === wholeHtml(rendered(page))
		expect(isEqual, query).toBe(true)
	}
})
