import { isObject } from '#shared/stored-shape.ts'

/** What is at least this long is found inside a longer text. */
const LEAST = 3

/**
 * The path of the field whose words an element of the preview shows: those of the element itself, or of the picture that it is. A page
 * may show a part of a field, and several fields as one text. Null where no field says them. The pages know nothing of it, so visitors
 * do not load anything for it.
 */
export function fieldAt(element: Element, content: unknown): string | null {
	const words = wordsOf(element)
	if (words.length < LEAST) return null
	const texts = textsIn(content, '').filter(({ text }) => text.length >= LEAST)
	const within = texts.filter(({ text }) => words.includes(text)).toSorted((a, b) => b.text.length - a.text.length)
	const found = texts.find(({ text }) => text === words) ?? texts.find(({ text }) => text.includes(words)) ?? within[0]
	return found?.path ?? null
}

function wordsOf(element: Element): string {
	if (element instanceof HTMLImageElement) return element.alt
	const label = element.closest('[aria-label]')?.getAttribute('aria-label')
	if (label) return label
	const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
	return hasWords ? (element.textContent ?? '').trim() : ''
}

type FieldText = { path: string; text: string }

function textsIn(value: unknown, path: string): FieldText[] {
	if (typeof value === 'string') return [{ path, text: value.trim() }]
	if (!isObject(value) && !Array.isArray(value)) return []
	return Object.entries(value).flatMap(([name, member]) => textsIn(member, path ? `${path}.${name}` : name))
}
