import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { User } from '#shared/customers/user.ts'

/** Who may call a route. 'signedIn' is a customer or staff; whose records they see is the query's business. */
export type Access = 'public' | 'signedIn' | 'admin'

export type AppEnv = {
	Bindings: { incoming?: IncomingMessage }
	Variables: {
		requestId: string
		/** The caller's address: the socket's, or what a trusted proxy says. */
		ip: string
		/** Whose session came along. */
		userId?: string
	}
}
export type AppContext = Context<AppEnv>

export type Route = {
	method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
	path: `/api/${string}`
	access: Access
	/** `user` is the signed-in caller; never null unless the access is 'public'. */
	handler: (c: AppContext, user: User | null) => Response | Promise<Response>
}

type Handler<P extends string, A extends Access> = (
	c: Context<AppEnv, P>,
	user: A extends 'public' ? User | null : User,
) => Response | Promise<Response>

const declare =
	(method: Route['method']) =>
	<const P extends `/api/${string}`, A extends Access>(path: P, access: A, handler: Handler<P, A>): Route => ({
		method,
		path,
		access,
		// The mounting in server/http/mount.ts calls a handler of another access than 'public' with a user only.
		handler: handler as unknown as Route['handler'],
	})

/** A route is data: who may call it stands beside its path, and a route without that does not compile, nor start. */
export const get = declare('GET')
export const post = declare('POST')
export const patch = declare('PATCH')
export const put = declare('PUT')
export const del = declare('DELETE')
