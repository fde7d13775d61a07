import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import { splitIdentifier } from '../values/text.ts'
import { buildDraftFromAnswers } from './json/form-answers.ts'
import { flattenValueObject } from './json/value-objects.ts'

const TRACKING =
	/^(utm_.*|fbclid|gclid|msclkid|mc_.*|_.*|token|key|sig(nature)?|session.*|lang|locale|source|ref|theme)$/i

/** Reads a prefilled link by its parameters: `?startDate=2027-07-03&name[first]=Hannah`. Nothing is fetched. */
export function readLink(link: string, context: ReadingContext): Draft {
	const query = URL.parse(link)?.searchParams ?? new URLSearchParams()
	const whole = new Map<string, Record<string, string>>()
	for (const [name, value] of [...query].slice(0, 300)) {
		if (value.trim() === '' || TRACKING.test(name)) continue
		// Baserow writes prefill_Field, Jotform name[first].
		const [, field = '', part = ''] = /^(?:prefill_|pf_)?([^[\]]{1,80})(?:\[([^\]]{0,40})\])?$/.exec(name) ?? []
		if (field !== '') whole.set(field, { ...whole.get(field), [part]: value })
	}
	const answers = [...whole].flatMap(([field, parts]) => {
		const label = splitIdentifier(field)
		const single = parts['']
		if (single !== undefined) return [{ label, value: single, where: `?${field}=` }]
		const isName = 'first' in parts || 'last' in parts
		const values = flattenValueObject(isName ? 'name' : field, parts) ?? [
			[label, Object.values(parts).join(' ')] as [string, string],
		]
		return values.map(([one, value]) => ({
			label: isName ? `${label.replace(/\bname\b/i, '').trim()} ${one}`.trim() : label,
			value,
			where: `?${field}[…]=`,
		}))
	})
	return buildDraftFromAnswers(answers, 'link', context)
}
