import { longText, sealed, type ValuesOf } from '#shared/fields.ts'

/** What colleagues note about a customer (CRM-364). Sealed: what somebody eats, believes or is ill with ends up here (UK GDPR Art. 9). */
export const customerNotesFields = {
	preferences: sealed(
		longText('Preferences', { rows: 4, placeholder: 'Seats, rooms, food, airlines, what to avoid', max: 5000 }),
	),
	family: sealed(
		longText('Family and occasions', { rows: 3, placeholder: 'Names, birthdays, anniversaries', max: 5000 }),
	),
	notes: sealed(longText('Notes for colleagues', { rows: 4, max: 5000 })),
}
export type NotesValues = ValuesOf<typeof customerNotesFields>
export const NO_NOTES: NotesValues = { preferences: null, family: null, notes: null }

/** `version` is 0 before anything was noted. `isHidden`: the values are null because this person may not see them. */
export type CustomerNotes = NotesValues & { version: number; isHidden?: true }
