import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { User } from '#shared/customers/user.ts'
import { PAGES } from '#shared/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingScreen } from '../framework/loading-screen.tsx'
import { cacheTraveller, isSigningOut } from '../offline/traveller.ts'
import { isSessionOver } from '../offline/unreachable.ts'
import { embeddedAnswers } from './embedded.ts'
import { keyOf, load } from './query.ts'
import { settingsBlock } from './settings.tsx'
import { useAuth } from './session.tsx'

const WithoutAccount = lazyPart(() => import('./without-account.tsx'))
const ConfirmIdentity = lazyPart(async () => ({ default: (await import('./confirm-identity.tsx')).ConfirmIdentity }))

/** 'self' is for everybody's own account, and open while a second step is due. */
export type Allowed = 'self' | 'signedIn' | 'admin'

/**
 * Guards a signed-in page: users who are not allowed are redirected to the home page. It waits until the user is known, and an error such
 * as a 503 does not redirect. The server checks every call as well.
 */
export function SignedIn({ allowed, children }: { allowed: Allowed; children: ReactNode }) {
	const { user, isLoading, isAdmin, error, retry, setUser } = useAuth()
	if (error || (!isLoading && !user && isSigningOut())) return <WithoutAccount retry={retry} />
	if (isLoading) return <LoadingScreen />
	if (!user || (allowed === 'admin' && !isAdmin)) return <Redirect to={PAGES.home} replace />
	if (user.mustSetUp && allowed !== 'self') return <Redirect to={PAGES.account} replace />
	return (
		<QueryClientProvider client={clientFor(user, () => setUser(null))}>
			{children}
			<ConfirmIdentity />
		</QueryClientProvider>
	)
}

/** One cache per user: the next user cannot see it, and it is garbage-collected with the user. */
const clients = new WeakMap<User, QueryClient>()

function clientFor(user: User, onExpired: () => void): QueryClient {
	const existing = clients.get(user)
	if (existing) return existing
	cacheTraveller(user)
	const client = createQueryClient(onExpired, user.role === 'customer' ? loadAsTraveller : load)
	clients.set(user, client)
	seed(client, user)
	return client
}

/** Fills the cache with the answers that came with the page. */
function seed(client: QueryClient, user: User) {
	const { '/api/auth/user': _user, ...answers } = embeddedAnswers()
	// It belongs to the page that has come; the next one may load without.
	delete settingsBlock().dataset.picture
	for (const [path, answer] of Object.entries(answers)) {
		// Once: the next user of this page has another cache.
		delete embeddedAnswers()[path]
		client.setQueryData(keyOf(path), answer)
		if (user.role === 'customer')
			void import('../offline/load-cached.ts').then(({ cacheAnswer }) => cacheAnswer(path, answer))
	}
}

/** Loaded for travellers only. */
const loadAsTraveller: typeof load = async (context) => (await import('../offline/load-cached.ts')).loadCached(context)

/** Queries do not become stale or retry by themselves (SITE-37). A 401 ends the session. */
export const createQueryClient = (onExpired: () => void, queryFn: typeof load = load) =>
	new QueryClient({
		queryCache: new QueryCache({
			onError: (error) => isSessionOver(error) && onExpired(),
		}),
		defaultOptions: {
			queries: {
				queryFn,
				staleTime: Number.POSITIVE_INFINITY,
				retry: false,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				// Offline, a request fails with an error. By default it would pause behind a skeleton.
				networkMode: 'always',
			},
			mutations: { retry: false, networkMode: 'always' },
		},
	})
