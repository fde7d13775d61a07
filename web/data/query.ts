import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { fetchJson, type RequestError } from './request.ts'

type SearchParams = Readonly<Record<string, string | number | undefined>>

/** Where a key is read: its parts joined with slashes. An object at the end of the key is the query string. */
export function urlOf({ queryKey }: Pick<QueryFunctionContext, 'queryKey'>): string {
	const path = queryKey.filter((part) => typeof part !== 'object').join('/')
	const search = queryKey.find((part) => typeof part === 'object') as Record<string, string> | undefined
	return search ? `${path}?${new URLSearchParams(search)}` : path
}

/** The default data loader. */
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
 * Options of `useQuery` for one of the API's reads, typed by its path:
 * `query('/api/admin/trips/:id/guests', { id: '7' })` has the key `['/api/admin/trips', '7', 'guests']`.
 * A last argument is the query string: `query('/api/admin/trips', { q: 'Monaco' })`; undefined and blank values stay out of it.
 */
export function query<P extends keyof Reads>(path: P, ...given: Params<P>) {
	const hasNames = path.includes(':')
	const values = (hasNames ? given[0] : {}) as Record<string, string>
	const search: SearchParams | undefined = hasNames ? given[1] : given[0]
	const parts = path.split(/\/(?=:)|(?<=\/:[^/]+)\//)
	const key: unknown[] = parts.map((part) => (part[0] === ':' ? encodeURIComponent(values[part.slice(1)] ?? '') : part))
	const filled = Object.entries(search ?? {}).flatMap(([name, value]) =>
		value === undefined || value === '' ? [] : [[name, String(value)]],
	)
	if (filled.length > 0) key.push(Object.fromEntries(filled))
	return queryOptions<Reads[P], RequestError>({ queryKey: key })
}
