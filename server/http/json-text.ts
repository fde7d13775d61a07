import type { Context } from 'hono'
import type { AppContext, AppEnv } from './routes.ts'

declare const OF: unique symbol
/** An object with at least one member as JSON, and its type. */
export type JsonText<T> = string & { readonly [OF]: T }

export const jsonText = <T extends object>(value: T) => JSON.stringify(value) as JsonText<T>

/** An object with one member, the list of what these texts are. */
export const listText = <Name extends string, T>(name: Name, items: readonly JsonText<T>[]) =>
	`{"${name}":[${items.join(',')}]}` as JsonText<Record<Name, T[]>>

/** The text with more members, of which there is at least one, without writing it again. */
export const withMembers = <T, More extends object>(text: JsonText<T>, more: More) =>
	`${text.slice(0, -1)},${JSON.stringify(more).slice(1)}` as JsonText<T & More>

/** The answer that `c.json` would give to the object. Node sends bytes for less than it encodes and sends a long text. */
export function answerText<T>(c: AppContext, text: JsonText<T>): Response & { _data?: T } {
	const body = Buffer.from(text)
	c.set('answered', body)
	return answerJson(c, body)
}

export function answerJson(c: Context<AppEnv>, body: Uint8Array<ArrayBuffer>): Response {
	return c.body(body, 200, { 'Content-Type': 'application/json' })
}
