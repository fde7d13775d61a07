import { z } from 'zod'
import { type ItemKind, perKind } from '#shared/catalogue/content.ts'
import { BLANK_CONTENT } from '#shared/catalogue/drafts/blank-content.ts'
import { draftFields } from '#shared/catalogue/rules/content-schemas.ts'
import { type StoredShape, versioned } from '#shared/stored-shape.ts'
import { check, Refusal } from '#server/http/refusal.ts'

/** Content that staff are still writing: known fields of the right types, any of which may be missing. */
export type Draft = Readonly<Record<string, unknown>>

const MAX_BYTES = 200_000

const schemas = perKind((kind) => z.strictObject(draftFields[kind]).partial())

/** Reads a draft from a request. Refuses with 422 what is not well-formed, by its path, and more than 200 kB (API-201). */
export function checkDraft(kind: ItemKind, given: unknown): Draft {
	const draft: Draft = { ...BLANK_CONTENT[kind], ...check<Draft>(schemas[kind], given) }
	if (Buffer.byteLength(JSON.stringify(draft)) > MAX_BYTES)
		throw new Refusal(422, 'invalid', 'This is more than a page can show: at most 200 kB')
	return draft
}

/** How drafts are stored. A field that this release cannot read is left out, so that the rest can still be edited. */
const shapes = perKind(
	(kind): StoredShape<Draft> =>
		versioned<Draft>({
			version: 1,
			read: (members) => ({
				...BLANK_CONTENT[kind],
				...Object.fromEntries(
					Object.entries(draftFields[kind]).flatMap(([name, schema]) => {
						const { success, data } = schema.safeParse(members[name])
						return success && data !== undefined ? [[name, data] as const] : []
					}),
				),
			}),
		}),
)

export const draftText = (kind: ItemKind, draft: Draft): string => shapes[kind].toText(draft)
/** A draft as any release stored it, or published content as a draft; null when there is none. */
export const readDraft = (kind: ItemKind, stored: unknown): Draft | null => shapes[kind].read(stored)
