import { z } from 'zod'
import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import { versioned } from '#shared/stored-shape.ts'

/** The most words before a value that a rule holds. */
export const TAUGHT = 4
/**
 * One value in a row: the fields that it fills, and the tokens next to it. In `before`, '^' is the start of the row and '{' the end
 * of the slot before; in `after`, '$' is the end of the row. '*' is any word, '#' any number.
 */
const slot = z.object({
	fields: z.array(z.string()).min(1),
	before: z.array(z.string()),
	after: z.array(z.string()),
	/** Where 'after' is empty, the tokens that followed the values. */
	ends: z.array(z.string()).default([]),
	/** A row without it fits as well. */
	optional: z.boolean().default(false),
})
/**
 * Rows of one shape. `step` orders the rows of one element. `above` is the wording of the row above, null if it varies, '~' if that row
 * has values too. `scope`: whether the values belong to one element, to all that follow, or to all of their kind.
 */
const rule = z.object({
	list: z.enum([...IMPORTED_KINDS, 'trip']),
	slots: z.array(slot).min(1),
	above: z.string().nullable(),
	/** The row's place from the start of the document, for a value without any wording next to it. */
	at: z.number().nullable().default(null),
	/** Rows of this shape follow each other, as in a list of guests. */
	repeats: z.boolean().default(false),
	/** Where it fits no row, this many words before its values are enough. */
	loosest: z.number().default(TAUGHT),
	/** Half of its values are enough, where that many fit a row in no other sense. */
	partly: z.boolean().default(false),
	step: z.number(),
	scope: z.enum(['element', 'following', 'all']),
})
const lists = z.array(z.enum(IMPORTED_KINDS)).default([])
const stored = z.object({
	rules: z.array(rule),
	/** Kinds of which the review left everything out. */
	leftOut: lists,
	/** Kinds of which the readers find the elements, and those of which they find further ones. */
	asRead: lists,
	alsoRead: lists,
	/** The fields that the readers read better than the rules, by kind. */
	fieldsAsRead: z.record(z.string(), z.array(z.string())).default({}),
	/** The fields that the readers read where staff confirmed none, by kind. */
	refused: z.record(z.string(), z.array(z.string())).default({}),
	/** The most rows from one row of an element to the next. */
	reach: z.number().default(3),
})

export type TaughtSlot = z.infer<typeof slot>
export type TaughtRule = z.infer<typeof rule>
/** Where the documents of one sender state their values: wording next to values, never a value (IMPORT-91). */
export type Layout = z.infer<typeof stored>

export const layoutShape = versioned<Layout>({
	version: 1,
	read: (members) => stored.safeParse(members).data ?? null,
})
