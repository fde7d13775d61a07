import type { ContentField } from '../fields/content-field.ts'

/** A declared field, where it is in the content, and its value there. */
export type FieldProps<F extends ContentField = ContentField> = { field: F; path: string; value: unknown }
