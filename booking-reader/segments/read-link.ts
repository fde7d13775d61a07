import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import { splitIdentifier } from '../values/text.ts'
import { buildDraftFromAnswers, toAnswers } from './json/form-answers.ts'

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
	const answers = [...whole].flatMap(([field, { '': single, ...parts }]) =>
		toAnswers(splitIdentifier(field), single ?? parts, `?${field}${single === undefined ? '[…]' : ''}=`),
	)
	return buildDraftFromAnswers(answers, 'link', context)
}
