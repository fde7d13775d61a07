import type { ColumnType } from 'kysely'

/** An instant that defaults to now in the database. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A jsonb column, written as JSON text. What another release wrote is read through its shape (shared/stored-shape.ts). */
export type JsonColumn = ColumnType<unknown, string, string>
/** The words of a record as a tsvector. Written with array_to_tsvector (server/search/search-index.ts). */
export type SearchRow = { words: string; indexedAt: Timestamp }
