import { expect, test } from 'vitest'
import { ITEM_KINDS } from '#shared/catalogue/content.ts'
import { BLANK_CONTENT } from '#shared/catalogue/drafts/blank-content.ts'
import { draftFields } from '#shared/catalogue/rules/content-schemas.ts'
import { labelAt, placeInForm, SECTIONS } from './sections.ts'

test.each(ITEM_KINDS)('the form of a %s has every field that its page may not lack', (kind) => {
	const shown = SECTIONS[kind].flatMap(({ fields }) => fields.map(({ name }) => name))
	const left = Object.keys(draftFields[kind]).filter((name) => !shown.includes(name) && !(name in BLANK_CONTENT[kind]))
	expect(left).toEqual([])
	expect(shown.filter((name) => !(name in draftFields[kind]))).toEqual([])
})

test('a part of an item is called as the form calls it, and never by a name that only the product knows', () => {
	const content = { suites: [{ type: 'Reef Pavilion' }, {}], images: [{ name: 'photo/01a209', alt: '' }] }
	const labels = ['suites.0.features', 'suites.1.size', 'images.0.alt', 'images.0.name', 'images.0.focal.1']
	expect(labels.map((path) => labelAt('villa', content, path))).toEqual([
		...['Suites, Reef Pavilion, Features', 'Suites, 2, Size', 'Gallery, Picture 1, Description', 'Gallery, Picture 1'],
		'Gallery, Picture 1, Focal point, From the top',
	])
	expect(labelAt('landing', {}, 'openings.home.picture.alt')).toBe(
		'Pictures at the top of pages, Landing page, Picture, Description',
	)
	const paths = ['longitude', 'images.3.alt', 'name', 'suites.0.size']
	expect(paths.toSorted((a, b) => placeInForm('villa', a) - placeInForm('villa', b))).toEqual([
		...['name', 'suites.0.size', 'images.3.alt', 'longitude'],
	])
})
