import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { z } from 'zod'
import { fetchJson } from '#server/providers/fetch-json.ts'

/** What of a page of travel advice is read: GOV.UK's content API, schema 'travel_advice'. Everything else in it is ignored. */
const schema = z.object({
	public_updated_at: z.string().nullish(),
	details: z.object({ parts: z.array(z.object({ slug: z.string(), body: z.string() })) }),
})

/** `changedOn`: the day of the last change that GOV.UK announced. `lines`: the text about entry, block by block, without markup. */
export type AdvicePage = { changedOn: string | null; lines: string[] }

const PART = 'entry-requirements'

/** The page of one country. Null where it has no part about entry. Throws ProviderFailure. */
export async function fetchAdvicePage(baseUrl: string, slug: string): Promise<AdvicePage | null> {
	const page = await fetchJson({
		provider: 'GOV.UK travel advice',
		url: new URL(`/api/content/foreign-travel-advice/${slug}`, baseUrl),
		schema,
		deadlineMs: 10_000,
		maxBytes: 1024 * 1024,
	})
	const part = page.details.parts.find(({ slug: name }) => name === PART)
	return part ? { changedOn: page.public_updated_at?.slice(0, 10) ?? null, lines: linesOf(part.body) } : null
}

type Node = DefaultTreeAdapterMap['childNode']

const BLOCKS = new Set([
	'p',
	'li',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'div',
	'ul',
	'ol',
	'table',
	'tr',
	'td',
	'th',
	'br',
])

/** Markup and white space may change without the advice: only the words are compared. */
function linesOf(html: string): string[] {
	return parseFragment(html)
		.childNodes.map(textOf)
		.join('')
		.split('\n')
		.map((line) => line.replaceAll(/\s+/g, ' ').trim())
		.filter((line) => line !== '')
}

function textOf(node: Node): string {
	if (node.nodeName === '#text' && 'value' in node) return node.value.replaceAll('\n', ' ')
	if (!('childNodes' in node)) return ''
	const text = node.childNodes.map(textOf).join('')
	return BLOCKS.has(node.nodeName) ? `\n${text}\n` : text
}
