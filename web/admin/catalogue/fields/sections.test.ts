import { expect, test } from 'vitest'
import { ITEM_KINDS } from '#shared/catalogue/content.ts'
import { BLANK_CONTENT } from '#shared/catalogue/drafts/blank-content.ts'
import { draftFields } from '#shared/catalogue/rules/content-schemas.ts'
import { SECTIONS } from './sections.ts'

test.each(ITEM_KINDS)('the form of a %s has every field that its page may not lack', (kind) => {
	const shown = SECTIONS[kind].flatMap(({ fields }) => fields.map(({ name }) => name))
	const left = Object.keys(draftFields[kind]).filter((name) => !shown.includes(name) && !(name in BLANK_CONTENT[kind]))
	expect(left).toEqual([])
	expect(shown.filter((name) => !(name in draftFields[kind]))).toEqual([])
})
