import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { User } from '#shared/contract.ts'
import { read, RequestError, send } from './request.ts'

export type Session = {
	/** The signed-in user; null when nobody is, and also while that is not known yet: see `isLoading`. The same object all session. */
	user: User | null
	/** Not known yet who is signed in, be it that the answer is awaited or that it failed. */
	isLoading: boolean
	/** Why it isn't known, such as a database that is away (503). It never means signed out. */
	error: RequestError | null
	/** Asks again after an `error`. */
	retry: () => void
	isAdmin: boolean
	isCustomer: boolean
	/** Rejects with a RequestError whose `sentence` tells why. */
	login: (username: string, password: string) => Promise<User>
	/** All that was read as this user is forgotten: it is kept with the user, see signed-in.tsx. */
	logout: () => Promise<void>
	/** The server says that the session is over. */
	expire: () => void
}

const SessionContext = createContext<Session | null>(null)

/** The session. Throws outside the provider. */
export function useAuth(): Session {
	const session = use(SessionContext)
	if (!session) throw new Error('useAuth must be used within an AuthProvider')
	return session
}

/** What is known of who is signed in: nothing yet, the answer, or why there is none. */
type Known = { user: User | null } | { error: RequestError } | null

/** Asks at start who is signed in and tells every screen below. */
export function AuthProvider({ children }: { children: ReactNode }) {
	const [known, setKnown] = useState<Known>(null)

	const ask = useCallback(() => {
		read('/api/auth/user').then(setKnown, (error: unknown) => {
			if (!(error instanceof RequestError)) throw error
			setKnown(error.status === 401 ? { user: null } : { error })
		})
	}, [])
	useEffect(ask, [ask])

	const session = useMemo<Session>(() => {
		const user = known && 'user' in known ? known.user : null
		return {
			user,
			isLoading: !known || 'error' in known,
			error: known && 'error' in known ? known.error : null,
			retry: () => {
				setKnown(null)
				ask()
			},
			isAdmin: user?.role === 'admin',
			isCustomer: user?.role === 'customer',
			login: async (username, password) => {
				const answer = await send<{ user: User }>('POST', '/api/auth/login', { username, password })
				setKnown(answer)
				return answer.user
			},
			logout: async () => {
				await send('POST', '/api/auth/logout')
				setKnown({ user: null })
			},
			expire: () => setKnown({ user: null }),
		}
	}, [known, ask])

	return <SessionContext value={session}>{children}</SessionContext>
}
