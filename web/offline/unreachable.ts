import { RequestError } from '#web/data/request.ts'

/** What proxies answer, and the product itself while its database is away. */
const AWAY = new Set([0, 502, 503, 504])

/**
 * Whether a failed call means that there is no connection to the product (PORTAL-54): nobody answered, or somebody else did, such as a proxy
 * or a captive portal. Every refusal of the product has a code. A 500 is a fault, not a lack of connection.
 */
export const isUnreachable = (error: unknown): boolean =>
	error instanceof RequestError &&
	error.code !== 'not_configured' &&
	(AWAY.has(error.status) || (error.code === null && error.status !== 500))

/** Whether the product says that nobody is signed in any more. */
export const isSessionOver = (error: unknown): boolean =>
	error instanceof RequestError && error.status === 401 && !isUnreachable(error)
