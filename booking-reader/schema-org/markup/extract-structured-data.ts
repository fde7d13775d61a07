import type { DraftIssue } from '#shared/import/draft.ts'
import { attribute, lineOf, type Page, scriptSource } from '../../formats/html/parse-page.ts'
import { readMicrodata, readRdfa } from './attributes.ts'
import { isObject, type RawItem } from './raw-item.ts'
import { parseTolerantJson } from './tolerant-json.ts'

type StructuredData = { jsonLd: RawItem[]; microdata: RawItem[]; rdfa: RawItem[]; issues: DraftIssue[] }

const JSON_LD = /^\s*application\/([\w.+-]*\+)?ld\+json\b/i

/**
 * Extracts all structured data of a page without interpreting it. The @context of JSON-LD (W3C JSON-LD 1.1, section 7) is never fetched. A
 * script that cannot be parsed becomes an issue.
 */
export function extractStructuredData(page: Page): StructuredData {
	const found: StructuredData = { jsonLd: [], microdata: readMicrodata(page), rdfa: readRdfa(page), issues: [] }
	for (const script of page.elements) {
		if (script.tagName !== 'script' || !JSON_LD.test(attribute(script, 'type') ?? '')) continue
		const source = scriptSource(script)
		const where = lineOf(script)
		const read = parseTolerantJson(source)
		if (read) found.jsonLd.push(...[read.value].flat().flatMap((item) => (isObject(item) ? [{ item, where }] : [])))
		else if (source.trim() !== '') found.issues.push(unreadable(where, source))
	}
	return found
}

const unreadable = (where: string, source: string): DraftIssue => ({
	severity: 'warning',
	code: 'UNREADABLE',
	path: '',
	message: `The structured data on ${where} of the page is broken and could not be read.`,
	raw: source.trim().slice(0, 200),
})
