import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { User } from '#shared/customers/user.ts'

/** Who may call a route. 'signedIn' is a customer or staff; the query decides whose records they see. */
export type Access = 'public' | 'signedIn' | 'admin'

export type AppEnv = {
	Bindings: { incoming?: IncomingMessage }
	Variables: {
		requestId: string
		/** The caller's address: the socket's, or the one a trusted proxy reports. */
		ip: string
		/** The user of the request's session. */
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
		// mount.ts never calls a handler without a user unless its access is 'public'.
		handler: handler as unknown as Route['handler'],
	})

/** A route is data: its access rule is next to its path. A route without one neither compiles nor starts. */
export const get = declare('GET')
export const post = declare('POST')
export const patch = declare('PATCH')
export const put = declare('PUT')
export const del = declare('DELETE')
