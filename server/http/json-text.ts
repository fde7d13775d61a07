import type { AppContext } from './routes.ts'

declare const OF: unique symbol
/** An object with at least one member as JSON, and its type. */
export type JsonText<T> = string & { readonly [OF]: T }

export const jsonText = <T extends object>(value: T) => JSON.stringify(value) as JsonText<T>

/** The text with more members, of which there is at least one, without writing it again. */
export const withMembers = <T, More extends object>(text: JsonText<T>, more: More) =>
	`${text.slice(0, -1)},${JSON.stringify(more).slice(1)}` as JsonText<T & More>

/** The answer that `c.json` would give to the object. */
export function answerText<T>(c: AppContext, text: JsonText<T>): Response & { _data?: T } {
	const answer: Response = c.body(text, 200, { 'Content-Type': 'application/json' })
	return answer
}
