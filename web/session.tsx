import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { User } from '#shared/contract.ts'
import { query, type RequestError, send } from './request.ts'

export type Session = {
	/** The signed-in user; null when nobody is, and also while that is not known yet: see `isLoading`. */
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
	logout: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/** The session. Throws outside the provider. */
export function useAuth(): Session {
	const session = use(SessionContext)
	if (!session) throw new Error('useAuth must be used within an AuthProvider')
	return session
}

const currentUser = query('/api/auth/user')

/** Makes `user` the current one and forgets everything that was read as another. */
export function becomeUser(client: QueryClient, user: User | null) {
	// The current user's own entry stays: the provider listens to it.
	const isData = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== currentUser.queryKey[0]
	client.removeQueries({ predicate: isData })
	client.getMutationCache().clear()
	client.setQueryData(currentUser.queryKey, { user })
}

/** Asks at start who is signed in and tells every screen below. */
export function AuthProvider({ children }: { children: ReactNode }) {
	const client = useQueryClient()
	const { data, error, isFetching, refetch } = useQuery(currentUser)

	const session = useMemo<Session>(() => {
		const user = data?.user ?? null
		return {
			user,
			isLoading: data === undefined,
			error: data === undefined && !isFetching ? error : null,
			retry: () => void refetch(),
			isAdmin: user?.role === 'admin',
			isCustomer: user?.role === 'customer',
			login: async (username, password) => {
				const answer = await send<{ user: User }>('POST', '/api/auth/login', { username, password })
				becomeUser(client, answer.user)
				return answer.user
			},
			logout: async () => {
				await send('POST', '/api/auth/logout')
				becomeUser(client, null)
			},
		}
	}, [client, data, error, isFetching, refetch])

	return <SessionContext value={session}>{children}</SessionContext>
}
