import type { ItemKind } from '#shared/catalogue/content.ts'
import { isObject } from '#shared/stored-shape.ts'
import { asText, valueAt } from '#shared/catalogue/drafts/content-path.ts'
import type { ContentField, FormSection } from './content-field.ts'
import { HOTEL_SECTIONS } from './hotel-fields.ts'
import { LANDING_SECTIONS } from './landing-fields.ts'
import { EXPERIENCE_SECTIONS, LODGING_SECTIONS } from './library-fields.ts'
import { VILLA_SECTIONS } from './villa-fields.ts'

export const SECTIONS: Readonly<Record<ItemKind, readonly FormSection[]>> = {
	villa: VILLA_SECTIONS,
	hotel: HOTEL_SECTIONS,
	landing: LANDING_SECTIONS,
	lodging: LODGING_SECTIONS,
	experience: EXPERIENCE_SECTIONS,
}

/** What staff call the part of an item at a path: 'Suites, Reef Pavilion, Features' for 'suites.2.features.0'. */
export function labelAt(kind: ItemKind, content: unknown, path: string): string {
	const parts = path.split('.')
	const labels: string[] = []
	let fields: readonly ContentField[] = SECTIONS[kind].flatMap((section) => section.fields)
	for (const [at, part] of parts.entries()) {
		const field = fields.find(({ name }) => name === part)
		if (field) {
			labels.push(field.label)
			fields = 'fields' in field ? field.fields : []
			continue
		}
		const entry = valueAt(content, parts.slice(0, at + 1).join('.'))
		const title = isObject(entry) ? asText(entry.type ?? entry.floor ?? entry.title ?? entry.name) : ''
		if (/^\d+$/.test(part)) labels.push(title || String(Number(part) + 1))
	}
	return labels.join(', ') || path
}
