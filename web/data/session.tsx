import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { SignedInUser } from '#shared/customers/user.ts'
import { readStorage } from '#web/ui/storage.ts'
import { embeddedAnswers, useEmbeddedAnswers } from './embedded.ts'
import { get, RequestError } from './request.ts'

type Session = {
	/** Null when nobody is signed in and while `isLoading`. The same object for the whole session. */
	user: SignedInUser | null
	/** True until the user is known, also after an `error`. */
	isLoading: boolean
	/** Why the user is not known, such as a database that is down (503). It does not mean signed out. */
	error: RequestError | null
	/** Tries again after an `error`. */
	retry: () => void
	isAdmin: boolean
	isCustomer: boolean
	/** Sets who is signed in. Data that was read as another user becomes unreachable: signed-in.tsx stores it per user. */
	setUser: (user: SignedInUser | null) => void
}

const SessionContext = createContext<Session | null>(null)

export function useAuth(): Session {
	const session = use(SessionContext)
	if (!session) throw new Error('No AuthProvider')
	return session
}

/** Null while loading. */
type AuthState = { user: SignedInUser | null } | { error: RequestError } | null

/** Loads the user at startup and provides the session. */
export function AuthProvider({ children }: { children: ReactNode }) {
	const made = useEmbeddedAnswers()['/api/auth/user']
	const [authState, setAuthState] = useState<AuthState>(made ? { user: made.user } : null)

	const setUser = useCallback((user: SignedInUser | null) => {
		void travellerStore()?.then(({ removeOtherTravellers }) => removeOtherTravellers(user))
		setAuthState((known) => (known && 'user' in known && known.user === user ? known : { user }))
	}, [])
	const loadUser = useCallback(() => {
		// The whole page renders now, in small steps.
		const show = (user: SignedInUser | null) => startTransition(() => setUser(user))
		fetchUser().then(show, async (error: unknown) => {
			if (!(error instanceof RequestError)) throw error
			const traveller = (await travellerStore())?.travellerWithout(error)
			if (error.status === 401 && !traveller) setUser(null)
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

/** The module for a traveller's offline data; null in a browser without such data, so that nobody else waits for it. */
const travellerStore = () => (readStorage('traveller') ? import('../offline/traveller.ts') : null)

async function fetchUser(): Promise<SignedInUser | null> {
	const store = await travellerStore()
	await store?.finishSignOut()
	return (embeddedAnswers()['/api/auth/user'] ?? (await get('/api/auth/user'))).user
}
