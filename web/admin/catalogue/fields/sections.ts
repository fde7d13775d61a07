import type { ItemKind } from '#shared/catalogue/content.ts'
import { isObject } from '#shared/stored-shape.ts'
import { asText, valueAt } from '#shared/catalogue/drafts/content-path.ts'
import type { ContentField, FormSection } from './content-field.ts'
import { HOTEL_SECTIONS } from './hotel-fields.ts'
import { LANDING_SECTIONS } from './landing-fields.ts'
import { EXPERIENCE_SECTIONS, LODGING_SECTIONS } from './library-fields.ts'
import { VILLA_SECTIONS } from './villa-fields.ts'

/** The parts of each item's form. */
export const SECTIONS: Readonly<Record<ItemKind, readonly FormSection[]>> = {
	villa: VILLA_SECTIONS,
	hotel: HOTEL_SECTIONS,
	landing: LANDING_SECTIONS,
	lodging: LODGING_SECTIONS,
	experience: EXPERIENCE_SECTIONS,
}

/** What can differ within a picture. Its name says nothing to staff. */
const PICTURE_PARTS: readonly ContentField[] = [
	{ name: 'alt', label: 'Description', kind: 'longText' },
	{
		name: 'focal',
		label: 'Focal point',
		kind: 'group',
		fields: [
			{ name: '0', label: 'From the left', kind: 'number' },
			{ name: '1', label: 'From the top', kind: 'number' },
		],
	},
]

function fieldsWithin(field: ContentField): readonly ContentField[] {
	if (field.kind === 'gallery' || field.kind === 'picture') return PICTURE_PARTS
	return 'fields' in field ? field.fields : []
}

/** What staff call the part of an item at a path: 'Suites, Reef Pavilion, Features, 1' for 'suites.2.features.0'. */
export function labelAt(kind: ItemKind, content: unknown, path: string): string {
	const parts = path.split('.')
	const labels: string[] = []
	let of: ContentField | undefined
	let fields: readonly ContentField[] = SECTIONS[kind].flatMap((section) => section.fields)
	for (const [at, part] of parts.entries()) {
		const field = fields.find(({ name }) => name === part)
		if (field) {
			labels.push(field.label)
			fields = fieldsWithin(field)
			of = field
			continue
		}
		const entry = valueAt(content, parts.slice(0, at + 1).join('.'))
		const title = of?.kind === 'entries' && isObject(entry) ? asText(entry[of.title]) : ''
		if (/^\d+$/.test(part)) labels.push(title || `${of?.kind === 'gallery' ? 'Picture ' : ''}${Number(part) + 1}`)
	}
	return labels.join(', ') || path
}

/** Orders parts of an item as its form has them: where the field is that a path begins with. */
export const placeInForm = (kind: ItemKind, path: string): number =>
	SECTIONS[kind].flatMap(({ fields }) => fields).findIndex(({ name }) => name === path.split('.')[0])
