import { z } from 'zod'
import { CERTAINTIES, IMPORTED_KINDS, type Draft, LAYERS } from '#shared/import/draft.ts'
import { type StoredShape, versioned } from '#shared/stored-shape.ts'
import type { Reading } from '../read/read-booking.ts'

/**
 * Where a reading goes: to a customer, as the trip that its order became or a new one, or, with `tripId`, into this trip of the customer
 * (IMPORT-81). `receivedId`: the received document that was read, which the import settles.
 */
export type ImportTarget = { userId: string; tripId: string | null; receivedId: string | null }
/** A reading for staff to review, and where it goes. */
export type StoredReading = ImportTarget & { reading: Reading }

const text = z.string()
const readValue = z.object({
	value: z.union([text, z.number()]),
	from: z.object({ layer: z.enum(LAYERS), where: text, raw: text }),
	certainty: z.enum(CERTAINTIES),
	zone: text.optional(),
})
const fields = z.record(text, readValue).default({})
const lists = Object.fromEntries(
	IMPORTED_KINDS.map((list) => [list, z.array(z.object({ id: text.optional(), fields })).default([])]),
)
const draft = z.object({
	order: z
		.object({
			id: readValue.optional(),
			revision: z.number().optional(),
			status: readValue.optional(),
			complete: z.boolean().optional(),
		})
		.default({}),
	trip: fields,
	...lists,
	pricing: fields,
	documents: z.array(z.object({ name: text, label: text.nullable().default(null), url: text })).optional(),
	issues: z
		.array(
			z.object({
				severity: z.enum(['error', 'warning']),
				code: text,
				path: text,
				message: text,
				raw: text.optional(),
				other: z.union([text, z.number()]).optional(),
			}),
		)
		.default([]),
	unused: z.array(z.object({ kind: text, text, where: text, line: text })).optional(),
}) as unknown as z.ZodType<Draft>

const passages = z.object({
	rows: z.array(z.object({ text, where: text })),
	days: z.object({
		order: z.object({ first: z.enum(['day', 'month']), assumed: z.boolean() }),
		near: text,
		notBefore: text.optional(),
	}),
	wording: z.array(text),
})

const storedReading: z.ZodType<StoredReading> = z.object({
	reading: z.object({
		draft,
		readersDraft: draft.nullable().default(null),
		source: z.object({
			kind: z.enum(['link', 'text', 'file']),
			host: text.nullable().default(null),
			title: text.nullable().default(null),
			contentType: text.nullable().default(null),
			bytes: z.number(),
			sha256: text,
			hops: z.number().default(0),
			fetchedAt: text,
		}),
		link: text.nullable().default(null),
		text: text.default(''),
		rendition: text.default(''),
		sender: text.nullable().default(null),
		passages: passages.nullable().default(null),
		statedHash: text.default(''),
		taught: z.object({ id: text, name: text, taughtAt: text, isUsed: z.boolean() }).nullable().default(null),
	}),
	userId: text,
	tripId: text.nullable().default(null),
	receivedId: text.nullable().default(null),
})

/**
 * A list that did not exist then is empty. Anything else that cannot be read drops the whole preview: staff decide on its parts by their
 * places, which must not move.
 */
export const readingShape: StoredShape<StoredReading> = versioned<StoredReading>({
	version: 1,
	read: (members) => storedReading.safeParse(members).data ?? null,
})
