import { createContext, use } from 'react'
import type { ContentConflict } from '#shared/catalogue/drafts/merge-content.ts'
import type { Finding } from '#shared/catalogue/rules/finding.ts'

/** What every field of an item's form knows, apart from its own value. */
export type FormState = {
	set: (path: string, value: unknown) => void
	findings: readonly Finding[]
	/** Why the server refused the draft, by path. */
	refusals: Readonly<Record<string, string>>
	conflicts: readonly ContentConflict[]
	choose: (conflict: ContentConflict, whose: 'yours' | 'theirs') => void
	isReadOnly: boolean
	/** Reads the findings again, when something outside the draft has changed. */
	lookAgain: () => void
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
	const form = use(FormContext)
	if (!form) throw new Error('A content field needs a form')
	return form
}

/** The sentences about exactly this path, as the texts below its field. */
export function useFindingsAt(path: string): { error: string | undefined; advice: string | undefined } {
	const { findings, refusals } = useForm()
	const at = (level: Finding['level']) =>
		findings.flatMap((finding) => (finding.path === path && finding.level === level ? finding.sentence : []))
	const errors = refusals[path] === undefined ? at('error') : [refusals[path]]
	return { error: errors.join('. ') || undefined, advice: at('advice').join('. ') || undefined }
}

/** Whether a finding, conflict or refusal is about this path or something below it. */
export const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`)
