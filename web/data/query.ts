import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { fetchJson, type RequestError } from './request.ts'

type SearchParams = Readonly<Record<string, string | number | undefined>>

/** The URL of a query key: its parts joined with slashes. An object at the end of the key is the query string. */
export function urlOf({ queryKey }: Pick<QueryFunctionContext, 'queryKey'>): string {
	const path = queryKey.filter((part) => typeof part !== 'object').join('/')
	const search = queryKey.find((part) => typeof part === 'object') as Record<string, string> | undefined
	return search ? `${path}?${new URLSearchParams(search)}` : path
}

/** The key of a path without a query string, as `query` builds it: ids are parts of their own. */
export const keyOf = (path: string): string[] =>
	path.split(/\/(?=[\da-f]{8}-[\da-f-]{27}(?:\/|$))|(?<=\/[\da-f]{8}-[\da-f-]{27})\//)

/** The default query function. */
export const load = (context: QueryFunctionContext): Promise<unknown> =>
	fetchJson(urlOf(context), { signal: context.signal })

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamNames<`/${Rest}`>
	: P extends `${string}:${infer Name}`
		? Name
		: never
type Params<P extends string> = [ParamNames<P>] extends [never]
	? [search?: SearchParams]
	: [values: Record<ParamNames<P>, string>, search?: SearchParams]

/**
 * The options of `useQuery` for a read of the API, typed by its path:
 * `query('/api/admin/trips/:id/guests', { id: '7' })` has the key `['/api/admin/trips', '7', 'guests']`.
 * The last argument is the query string, without its undefined and blank values: `query('/api/admin/trips', { q: 'Monaco' })`.
 */
export function query<P extends keyof Reads>(path: P, ...args: Params<P>) {
	const hasParams = path.includes(':')
	const values = (hasParams ? args[0] : {}) as Record<string, string>
	const search: SearchParams | undefined = hasParams ? args[1] : args[0]
	const parts = path.split(/\/(?=:)|(?<=\/:[^/]+)\//)
	const key: unknown[] = parts.map((part) => (part[0] === ':' ? encodeURIComponent(values[part.slice(1)] ?? '') : part))
	const filled = Object.entries(search ?? {}).flatMap(([name, value]) =>
		value === undefined || value === '' ? [] : [[name, String(value)]],
	)
	if (filled.length > 0) key.push(Object.fromEntries(filled))
	return queryOptions<Reads[P], RequestError>({ queryKey: key })
}
