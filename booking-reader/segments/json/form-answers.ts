import { fold } from '#shared/fold.ts'
import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { splitIdentifier } from '../../values/text.ts'
import { collectBlocks } from '../blocks.ts'
import { buildDraft } from '../build-draft.ts'
import { sectionTypeOf } from '../section-types.ts'
import { flattenValueObject } from './value-objects.ts'

type Json = Record<string, unknown>
type Answer = { label: string; value: string; where: string } | { section: string }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * Reads answers in the formats of form services: Typeform, and lists of questions and answers as in Jotform, Tally,
 * Formstack and others. Null for other JSON.
 */
export function readFormAnswers(json: unknown, context: ReadingContext): Draft | null {
	const answers = readTypeform(json) ?? readQuestionList(json)
	return answers && buildDraftFromAnswers(answers, 'form-answer', context)
}

/** Builds a draft from answers in the form's order. Headings between them give the type of the next answers. */
export function buildDraftFromAnswers(
	answers: readonly Answer[],
	layer: 'form-answer' | 'link',
	context: ReadingContext,
): Draft {
	const blocks = collectBlocks()
	for (const answer of answers) {
		if ('section' in answer) blocks.heading(answer.section, 2, answer.section)
		else blocks.pair(answer.label.replaceAll(/\s+[-–—]\s+|:\s+/g, ' '), answer.value, answer.where)
	}
	return buildDraft(blocks.blocks, { layer, context })
}

function readTypeform(json: unknown): Answer[] | null {
	const response = isObject(json) && isObject(json.form_response) ? json.form_response : json
	if (!isObject(response) || !isObject(response.definition) || !Array.isArray(response.answers)) return null
	const titles = new Map(
		objects(response.definition.fields).map((field) => [
			String(field.id),
			answerText(field.title).replaceAll(/[,\s]*\*?\{\{[^}]{0,80}\}\}\*?/g, ''),
		]),
	)
	// What the link to the form stated, such as the number of the order.
	const hidden = isObject(response.hidden) ? Object.entries(response.hidden) : []
	const stated = hidden.flatMap(([name, value]) => toAnswers(splitIdentifier(name), value, `/hidden/${name}`))
	const given = objects(response.answers).flatMap((answer, index) => {
		const label = isObject(answer.field) ? titles.get(String(answer.field.id)) : undefined
		const value = answerText(answer[answerText(answer.type)])
		return label && value ? [{ label, value, where: `/answers/${index}` }] : []
	})
	return [...stated, ...given]
}

const LABEL_MEMBERS = ['label', 'question', 'title', 'text', 'field_label', 'questionText', 'name', 'key']
const VALUE_MEMBERS = ['value', 'answer', 'response', 'answers', 'text_value', 'content']

/** Any list of objects with a question and an answer. One without an answer may be a heading. */
function readQuestionList(json: unknown): Answer[] | null {
	// In other data, a list of custom fields is a small part.
	const { length } = JSON.stringify(json)
	const queue: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }]
	for (let next = queue.shift(); next; next = queue.shift()) {
		const { value, depth } = next
		const list = objects(Array.isArray(value) ? value : Object.values(value ?? {}))
		const label = LABEL_MEMBERS.find((name) => list.length >= 3 && list.every((one) => typeof one[name] === 'string'))
		const answer = VALUE_MEMBERS.find(
			(name) => list.filter((one) => one[name] !== undefined && one[name] !== null).length >= list.length / 2,
		)
		if (label && answer && label !== answer && JSON.stringify(list).length * 2 > length)
			return list
				.toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
				.flatMap((one, index): Answer[] => {
					const text = String(one[label])
					if (one[answer] === undefined && sectionTypeOf(text)) return [{ section: text }]
					return toAnswers(text, one[answer], `/${index}`)
				})
		if (isObject(value) && depth < 5)
			queue.push(
				...Object.values(value)
					.slice(0, 50)
					.map((one) => ({ value: one, depth: depth + 1 })),
			)
	}
	return null
}

/** One answer, or the parts of a name as separate answers. */
export function toAnswers(label: string, answer: unknown, where: string): Answer[] {
	const parts = isObject(answer) ? flattenValueObject(label, answer) : null
	if (parts) return parts.map(([, value]) => ({ label, value, where }))
	const value = answerText(answer)
	return value && fold(label) ? [{ label, value, where }] : []
}

function answerText(answer: unknown): string {
	if (typeof answer === 'string' || typeof answer === 'number') return String(answer).trim()
	if (typeof answer === 'boolean') return answer ? 'Yes' : ''
	if (Array.isArray(answer)) return answer.map(answerText).filter(Boolean).join(', ')
	if (!isObject(answer)) return ''
	return answerText(
		answer.label ??
			answer.labels ??
			answer.value ??
			answer.full ??
			answer.name ??
			Object.values(answer)
				.filter((part) => typeof part === 'string')
				.join(' '),
	)
}
