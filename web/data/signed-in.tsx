import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { User } from '#shared/customers/user.ts'
import { PAGES } from '#shared/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingScreen } from '../framework/loading-screen.tsx'
import { cacheTraveller } from '../offline/traveller.ts'
import { load } from './query.ts'
import { RequestError } from './request.ts'
import { useAuth } from './session.tsx'

export type Allowed = 'signedIn' | 'admin'

/**
 * A signed-in face: shown to whom it is for, with the data read as that user; everybody else is sent home. It waits until the user
 * is known, and a server that can't say (503) is no reason to send anybody away. The server checks every call again.
 */
export function SignedIn({ allowed, children }: { allowed: Allowed; children: ReactNode }) {
	const { user, isLoading, isAdmin, error, retry, setUser } = useAuth()
	if (error) return <Unknown retry={retry} />
	if (isLoading) return <LoadingScreen />
	if (!user || (allowed === 'admin' && !isAdmin)) return <Redirect to={PAGES.home} replace />
	return <QueryClientProvider client={clientFor(user, () => setUser(null))}>{children}</QueryClientProvider>
}

function Unknown({ retry }: { retry: () => void }) {
	return (
		<main tabIndex={-1} className="grid min-h-dvh place-items-center p-6 text-center">
			<title>Please try again</title>
			<div role="alert">
				<h1 className="font-display text-4xl">We couldn’t load your account</h1>
				<p className="mt-3 mb-6 text-ink-soft">You have not been signed out. Please try again in a moment.</p>
				<Button variant="primary" onClick={retry}>
					Try again
				</Button>
			</div>
		</main>
	)
}

/** What was read as a user goes with that user: nothing of it can be seen by the next one, nor stays in memory. */
const clients = new WeakMap<User, QueryClient>()

function clientFor(user: User, expire: () => void): QueryClient {
	const known = clients.get(user)
	if (known) return known
	cacheTraveller(user)
	const client = createQueryClient(expire, user.role === 'customer' ? loadAsTraveller : load)
	clients.set(user, client)
	return client
}

/** Comes with the portal's pages; staff go without. */
const loadAsTraveller: typeof load = async (context) => (await import('../offline/load-cached.ts')).loadCached(context)

/** Never stale by itself, never asked again by itself (SITE-37). A read answered 401 ends the session. */
export const createQueryClient = (expire: () => void, queryFn: typeof load = load) =>
	new QueryClient({
		queryCache: new QueryCache({
			onError: (error) => error instanceof RequestError && error.status === 401 && expire(),
		}),
		defaultOptions: {
			queries: {
				queryFn,
				staleTime: Number.POSITIVE_INFINITY,
				retry: false,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				// Without a network a request fails and says so; it doesn't wait in silence behind a skeleton.
				networkMode: 'always',
			},
			mutations: { retry: false, networkMode: 'always' },
		},
	})
