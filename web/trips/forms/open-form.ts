import { createContext, useContext } from 'react'
import type { Proposed } from '#shared/trips/entry/entry-rules.ts'

/** The form around a control: the id of the record that it edits, null for a new one, and how to put values into its fields. */
type OpenForm = { recordId: string | null; fill: (values: Proposed) => void }

export const OpenFormContext = createContext<OpenForm | null>(null)

/** For what a form shows above its fields. Throws outside of one. */
export function useOpenForm(): OpenForm {
	const form = useContext(OpenFormContext)
	if (!form) throw new Error('There is no form around this')
	return form
}
