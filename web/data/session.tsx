import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { User } from '#shared/customers/user.ts'
import { readStorage } from '#web/ui/storage.ts'
import { get, RequestError } from './request.ts'

type Session = {
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
	/**
	 * From now on it is this one who is signed in, or nobody. All that was read as somebody else is forgotten: it is kept with the user,
	 * see signed-in.tsx.
	 */
	setUser: (user: User | null) => void
}

const SessionContext = createContext<Session | null>(null)

/** The session. Throws outside the provider. */
export function useAuth(): Session {
	const session = use(SessionContext)
	if (!session) throw new Error('useAuth must be used within an AuthProvider')
	return session
}

/** What is known of who is signed in: nothing yet, the answer, or why there is none. */
type AuthState = { user: User | null } | { error: RequestError } | null

/** Asks at start who is signed in and tells every screen below. */
export function AuthProvider({ children }: { children: ReactNode }) {
	const [authState, setAuthState] = useState<AuthState>(null)

	const setUser = useCallback((user: User | null) => {
		void travellerStore()?.then(({ removeOtherTravellers }) => removeOtherTravellers(user))
		setAuthState({ user })
	}, [])
	const loadUser = useCallback(() => {
		fetchUser().then(setUser, async (error: unknown) => {
			if (!(error instanceof RequestError)) throw error
			const traveller = error.status === 0 && (await travellerStore())?.cachedTraveller()
			if (error.status === 401) setUser(null)
			else setAuthState(traveller ? { user: traveller } : { error })
		})
	}, [setUser])
	useEffect(loadUser, [loadUser])

	const session = useMemo<Session>(() => {
		const user = authState && 'user' in authState ? authState.user : null
		return {
			user,
			isLoading: !authState || 'error' in authState,
			error: authState && 'error' in authState ? authState.error : null,
			retry: () => {
				setAuthState(null)
				loadUser()
			},
			isAdmin: user?.role === 'admin',
			isCustomer: user?.role === 'customer',
			setUser,
		}
	}, [authState, setUser, loadUser])

	return <SessionContext value={session}>{children}</SessionContext>
}

/** What a traveller keeps in this browser for when there is no network: null for everybody else, who need not wait for it. */
const travellerStore = () => (readStorage('traveller') ? import('../offline/traveller.ts') : null)

async function fetchUser(): Promise<User | null> {
	const kept = await travellerStore()
	await kept?.finishSignOut()
	return (await get('/api/auth/user')).user
}
