import type { DraftIssue } from '#shared/import/draft.ts'
import type { Page } from '../../formats/html/parse-page.ts'
import { readMicrodata, readRdfa } from './attributes.ts'
import { readJsonLd } from './json-ld.ts'
import type { RawItem } from './raw-item.ts'

type StructuredData = { jsonLd: RawItem[]; microdata: RawItem[]; rdfa: RawItem[]; issues: DraftIssue[] }

/** Extracts all structured data of a page without interpreting it. */
export function extractStructuredData(page: Page): StructuredData {
	const { items, issues } = readJsonLd(page)
	return { jsonLd: items, microdata: readMicrodata(page), rdfa: readRdfa(page), issues }
}
