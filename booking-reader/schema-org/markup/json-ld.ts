import type { DraftIssue } from '#shared/import/draft.ts'
import { attribute, lineOf, type Page, scriptSource } from '../../formats/html/parse-page.ts'
import { isObject, type RawItem } from './raw-item.ts'
import { parseTolerantJson } from './tolerant-json.ts'

const JSON_LD = /^\s*application\/([\w.+-]*\+)?ld\+json\b/i

/**
 * Reads the JSON-LD of a page (W3C JSON-LD 1.1, section 7). @context is never fetched. A script that cannot be parsed
 * becomes an issue.
 */
export function readJsonLd(page: Page): { items: RawItem[]; issues: DraftIssue[] } {
	const items: RawItem[] = []
	const issues: DraftIssue[] = []
	for (const script of page.elements) {
		if (script.tagName !== 'script' || !JSON_LD.test(attribute(script, 'type') ?? '')) continue
		const source = scriptSource(script)
		if (source.trim() === '') continue
		const read = parseTolerantJson(source)
		if (!read) issues.push(unreadable(lineOf(script), source))
		else for (const item of [read.value].flat()) if (isObject(item)) items.push({ item, where: lineOf(script) })
	}
	return { items, issues }
}

const unreadable = (where: string, source: string): DraftIssue => ({
	severity: 'warning',
	code: 'UNREADABLE',
	path: '',
	message: `The structured data on ${where} of the page is broken and could not be read.`,
	raw: source.trim().slice(0, 200),
})
