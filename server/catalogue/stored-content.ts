import { hash } from 'node:crypto'
import { z } from 'zod'
import type { ItemContent, ItemKind } from '#shared/catalogue/content.ts'
import { draftFields } from '#shared/catalogue/rules/content-schemas.ts'
import { type StoredShape, versioned } from '#shared/stored-shape.ts'

type Content = ItemContent['content']

/**
 * How content is stored. It was valid when it was published, so only names and types are checked when it is read: a rule that a later release
 * tightens must not take a house from the site. Members that this release does not know are left out.
 */
const shapeFor = (kind: ItemKind): StoredShape<Content> => {
	const schema = z.object(draftFields[kind])
	return versioned<Content>({
		version: 1,
		read: (members) => {
			const { data } = schema.safeParse(members)
			const hasPictures = kind === 'landing' || (Array.isArray(data?.images) && data.images.length > 0)
			return data && hasPictures ? (data as Content) : null
		},
	})
}

const SHAPES: Readonly<Record<ItemKind, StoredShape<Content>>> = {
	villa: shapeFor('villa'),
	hotel: shapeFor('hotel'),
	landing: shapeFor('landing'),
}

/** The JSON text of an item's content. */
export const contentText = ({ kind, content }: ItemContent): string => SHAPES[kind].toText(content)

/** An item as it was stored by any release; null when it cannot be read. */
export function readContent(kind: ItemKind, stored: unknown): ItemContent | null {
	const content = SHAPES[kind].read(stored)
	return content && ({ kind, content } as ItemContent)
}

/** The same content has the same hash, in whatever order its members are stored. */
export const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(inOrder(value)), 'base64url')

function inOrder(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(inOrder)
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return Object.fromEntries(entries.map(([name, member]) => [name, inOrder(member)]))
}
