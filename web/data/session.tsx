import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { User } from '#shared/customers/user.ts'
import { stored } from '#web/ui/storage.ts'
import { read, RequestError } from './request.ts'

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
	know: (user: User | null) => void
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

	const know = useCallback((user: User | null) => {
		void device()?.then(({ forgetOthers }) => forgetOthers(user))
		setKnown({ user })
	}, [])
	const ask = useCallback(() => {
		whoIsIt().then(know, async (error: unknown) => {
			if (!(error instanceof RequestError)) throw error
			const traveller = error.status === 0 && (await device())?.keptTraveller()
			if (error.status === 401) know(null)
			else setKnown(traveller ? { user: traveller } : { error })
		})
	}, [know])
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
			know,
		}
	}, [known, know, ask])

	return <SessionContext value={session}>{children}</SessionContext>
}

/** What a traveller keeps in this browser for when there is no network: null for everybody else, who need not wait for it. */
const device = () => (stored('traveller') ? import('../offline/traveller.ts') : null)

async function whoIsIt(): Promise<User | null> {
	const kept = await device()
	await kept?.leaveAtLast()
	return (await read('/api/auth/user')).user
}
