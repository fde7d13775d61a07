import { z } from 'zod'
import { ENTERED_KIND_LIST, type EnteredKind } from './kinds/registry.ts'

/** What somebody has typed into the form of a record and not saved (CRM-376). */
export type FormDraft = {
	list: EnteredKind
	/** Null for a new record. */
	recordId: string | null
	/** The fields that were changed, as the form's controls contain them. */
	values: Readonly<Record<string, string>>
	savedAt: string
}

/** More than the longest form of any kind. */
const [MOST_FIELDS, LONGEST_NAME, LONGEST_VALUE] = [60, 60, 20_000]

export const draftValuesSchema = z
	.record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_VALUE))
	.refine((values) => Object.keys(values).length <= MOST_FIELDS, `At most ${MOST_FIELDS} fields`)

type Form = Pick<FormDraft, 'list' | 'recordId'>

/** The name of a form in the address: 'guests' for a new guest, 'guests.ID' for a saved one. */
export const nameOfForm = ({ list, recordId }: Form): string => (recordId === null ? list : `${list}.${recordId}`)

/** Null when it names no form. */
export function readFormName(name: string): Form | null {
	const [given, recordId = null, ...more] = name.split('.')
	const list = ENTERED_KIND_LIST.find((known) => known === given)
	const isKnown = recordId === null || z.uuid().safeParse(recordId).success
	return list && isKnown && more.length === 0 ? { list, recordId } : null
}
