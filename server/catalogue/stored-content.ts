import { hash } from 'node:crypto'
import { z } from 'zod'
import { type ItemContent, type ItemKind, perKind } from '#shared/catalogue/content.ts'
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
			const isShowable = !isProperty(kind) || (Array.isArray(data?.images) && data.images.length > 0)
			return data && isShowable ? (data as Content) : null
		},
	})
}

/** The page of a property begins with its first picture. */
const isProperty = (kind: ItemKind) => kind === 'villa' || kind === 'hotel'

const SHAPES = perKind(shapeFor)

/** The JSON text of an item's content. */
export const contentText = ({ kind, content }: ItemContent): string => SHAPES[kind].toText(content)

/** An item as it was stored by any release; null when it cannot be read. */
export function readContent<K extends ItemKind>(kind: K, stored: unknown): Extract<ItemContent, { kind: K }> | null {
	const content = SHAPES[kind].read(stored)
	return content && ({ kind, content } as Extract<ItemContent, { kind: K }>)
}

/** The same content has the same hash, in whatever order its members are stored. */
export const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(inOrder(value)), 'base64url')

function inOrder(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(inOrder)
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return Object.fromEntries(entries.map(([name, member]) => [name, inOrder(member)]))
}
