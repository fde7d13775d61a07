import type { DraftIssue } from '#shared/import/draft.ts'
import type { Page } from '../../formats/html/parse-page.ts'
import { jsonLdOf } from './json-ld.ts'
import { microdataOf } from './microdata.ts'
import type { RawItem } from './raw-item.ts'
import { rdfaOf } from './rdfa.ts'

type RawStructuredData = { jsonLd: RawItem[]; microdata: RawItem[]; rdfa: RawItem[]; issues: DraftIssue[] }

/** All structured data of a page as it stands there, before anybody asks what it means. */
export function rawStructuredData(page: Page): RawStructuredData {
	const { items, issues } = jsonLdOf(page)
	return { jsonLd: items, microdata: microdataOf(page), rdfa: rdfaOf(page), issues }
}
