import type { Db } from '#server/db/connect.ts'
import { sessionCookie } from './cookie.ts'
import { callerOfToken } from './sessions.ts'

/** Tells whether a request comes from staff who may read, for what is not part of the API. */
export function staffSession({ db, publicUrl }: { db: Db; publicUrl: string }) {
	const cookie = sessionCookie(publicUrl)
	return async (request: Request): Promise<boolean> => {
		const caller = await callerOfToken(db, cookie.readFrom(request))
		return caller?.role === 'admin' && !caller.mustSetUp
	}
}
