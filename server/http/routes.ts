import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { ConsultantsSee } from '#shared/customers/identity-sight.ts'
import type { User } from '#shared/customers/user.ts'

/**
 * Who may call a route (API-27). 'self' is everybody signed in, for their own account, also while they must set up a second step.
 * 'signedIn' is a customer or staff; the query decides whose records they see. 'admin' is staff, where a viewer may only read (API-131).
 */
export type Access = 'public' | 'self' | 'signedIn' | 'admin' | 'owner'

/** The user of a request's session, with what the access rules need to know. */
export type Caller = User & {
	sessionId: string
	/** They proved who they are within the last ten minutes (API-134). */
	isFresh: boolean
	/** The agency asks staff for a second step, and this account has none. */
	mustSetUp: boolean
	/** A passkey opened the session, so no second step is missing. */
	hasBothFactors: boolean
	consultantsSee: ConsultantsSee
}

export type AppEnv = {
	Bindings: { incoming?: IncomingMessage }
	Variables: {
		requestId: string
		/** The caller's address: the socket's, or the one a trusted proxy reports. */
		ip: string
		/** The user of the request's session. */
		userId?: string
		/** What the query of `readingAlongside` found, as text; null when there is nothing. */
		alongside: string | null
		/** Whether the query that finds the caller also reads `snapshot` (server/http/held/held-answers.ts). */
		notesSnapshot?: boolean
		/** What that query saw (server/db/snapshot.ts). */
		snapshot?: string | undefined
		/** The JSON that `answerText` answered with. */
		answered?: Uint8Array<ArrayBuffer>
	}
}
export type AppContext = Context<AppEnv>

export type Route = {
	method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
	path: `/api/${string}`
	access: Access
	/** Refused with 403 `confirm_first` unless the caller has just proved who they are (API-134). */
	isFreshOnly?: true
	/** See `whileUnchanged`. */
	isHeld?: true
	/** SQL that is read with the caller: see `readingAlongside`. */
	alongside?: Alongside
	/** `user` is the signed-in caller; never null unless the access is 'public'. */
	handler: (c: AppContext, user: Caller | null) => Response | Promise<Response>
}

/**
 * What a route for travellers answers: trips and documents only as `seenBy` made them (PORTAL-90). Another answer with a trip in it has a
 * `_data` that is not assignable here, so it does not compile.
 */
type SeenAnswer = Response & {
	_data?:
		| { trip?: SeenTrip; trips?: SeenTrip[]; documents?: { fileUrl: string }[]; [other: string]: unknown }
		| string
		| null
}
type SeenTrip = { viewer: { kind: string } }

type Handler<P extends string, A extends Access> = (
	c: Context<AppEnv, P>,
	user: A extends 'public' ? Caller | null : Caller,
) => A extends 'signedIn' ? SeenAnswer | Promise<SeenAnswer> : Response | Promise<Response>

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

/** A dangerous action: the caller must have proved who they are within ten minutes, by signing in or by confirming (API-134). */
export const freshOnly = (route: Route): Route => ({ ...route, isFreshOnly: true })

/** SQL in parentheses for the address's `:id`: one of a few texts, because each is prepared. */
export type Alongside = (id: string) => string

/**
 * Reads something in the query that finds the caller, because a second round trip costs more than most queries. The SQL reads a text, for
 * the caller in the row `caller` (id, role) and the address's `:id` in $2, where it has one. It must find only what the caller may see: it runs before the
 * access rule does.
 */
export const readingAlongside = (alongside: Alongside, route: Route): Route => ({ ...route, alongside })

/**
 * A call whose answer may be repeated while nothing is committed to the database (server/http/held/held-answers.ts): it depends on the address,
 * the caller and rows only, not on the time or on other services. The handler answers with `answerText`.
 */
export const whileUnchanged = (route: Route): Route => ({ ...route, isHeld: true })
