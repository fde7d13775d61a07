import type { AppContext } from '#server/http/routes.ts'

/** A cookie for HTTP only: `Secure` over https and on localhost, where browsers accept Secure cookies. */
export type SecureCookie = {
	/** As browsers store it. */
	name: string
	read: (c: AppContext) => string | undefined
	/** The same from the request's own header. */
	readFrom: (request: Request) => string | undefined
	write: (c: AppContext, token: string, maxAge: number) => void
	clear: (c: AppContext) => void
}

export const sessionCookie = (publicUrl: string) => secureCookie(publicUrl, 'session')
/** Names a browser that has signed in before (devices.ts). It stays after signing out. */
export const deviceCookie = (publicUrl: string) => secureCookie(publicUrl, 'device')
/** Names the browser in which a passkey is being used or made (passkeys/ceremonies.ts). */
export const ceremonyCookie = (publicUrl: string) => secureCookie(publicUrl, 'ceremony')

/** Over plain http, such as in a test network, browsers drop a `__Host-` cookie, so the name has no prefix there. */
function secureCookie(publicUrl: string, plainName: string): SecureCookie {
	const { protocol, hostname } = new URL(publicUrl)
	const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
	const name = isSecure ? `__Host-${plainName}` : plainName
	const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]+)(?:;|$)`)
	const write = (c: AppContext, value: string, maxAge: number) =>
		c.header(
			'Set-Cookie',
			`${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
			{ append: true },
		)
	return {
		name,
		read: (c) => pattern.exec(c.req.header('cookie') ?? '')?.[1],
		readFrom: ({ headers }) => pattern.exec(headers.get('cookie') ?? '')?.[1],
		write,
		clear: (c) => write(c, '', 0),
	}
}
