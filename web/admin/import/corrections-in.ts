import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'
import { isBlank } from '#shared/fields.ts'
import { readForm } from '#web/trips/read-form.ts'
import { draftText } from './field-at.ts'

/** What staff typed, where it isn't what was read. Of a clock the control shows no seconds. */
export function correctionsIn(form: HTMLFormElement, { draft }: ImportPreview): ImportDecisions['corrections'] {
	const given = Object.entries(readForm(form)).filter(([path]) => path.includes('/') && !path.startsWith('choice '))
	return Object.fromEntries(
		given.flatMap(([path, value]) => {
			const text = typeof value === 'string' ? value : ''
			const was = draftText(draft, path)
			const isSame = isBlank(text) ? was === undefined : text === was || text === was?.slice(0, 16)
			return isSame ? [] : [[path, text]]
		}),
	)
}
