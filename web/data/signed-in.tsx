import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { User } from '#shared/customers/user.ts'
import { PAGES } from '#shared/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingScreen } from '../framework/loading-screen.tsx'
import { useQueryText } from '../ui/use-query-text.ts'
import { cacheTraveller, isSigningOut } from '../offline/traveller.ts'
import { isSessionOver } from '../offline/unreachable.ts'
import { type EmbeddedAnswers, embeddedAnswers, useEmbeddedAnswers } from './embedded.ts'
import { keyOf, load } from './query.ts'
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
	const answers = useEmbeddedAnswers()
	if (error || (!isLoading && !user && isSigningOut())) return <WithoutAccount retry={retry} />
	// The session of somebody who signed out offline ends first (PORTAL-57).
	if (isLoading || isSigningOut()) return <LoadingScreen />
	if (!user) return <ToSignIn />
	if (allowed === 'admin' && !isAdmin) return <Redirect to={PAGES.home} replace />
	if (user.mustSetUp && allowed !== 'self') return <Redirect to={PAGES.account} replace />
	// What staff have typed stays when a read finds that the session has ended: saving it asks for a sign-in (CRM-297).
	return (
		<QueryClientProvider
			client={clientFor(
				user,
				answers,
				() => (isAdmin && document.querySelector('[role=dialog] form')) || setUser(null),
			)}
		>
			{children}
			<ConfirmIdentity />
		</QueryClientProvider>
	)
}

/** To the home page, which knows where somebody wanted to go: signing in leads there (CRM-369). */
function ToSignIn() {
	const [path] = useLocation()
	const search = useQueryText()
	return <Redirect to={PAGES.home} replace state={{ wanted: search ? `${path}?${search}` : path }} />
}

/** One cache per user: the next user cannot see it, and it is garbage-collected with the user. */
const clients = new WeakMap<User, QueryClient>()

function clientFor(user: User, answers: EmbeddedAnswers, onExpired: () => void): QueryClient {
	const existing = clients.get(user)
	if (existing) return existing
	if (!import.meta.env.SSR) cacheTraveller(user)
	const client = createQueryClient(onExpired, user.role === 'customer' ? loadAsTraveller : load)
	clients.set(user, client)
	seed(client, user, answers)
	return client
}

/** Fills the cache with the answers that came with the page. */
function seed(client: QueryClient, user: User, { '/api/auth/user': _user, ...answers }: EmbeddedAnswers) {
	for (const [path, answer] of Object.entries(answers)) {
		client.setQueryData(keyOf(path), answer)
		if (import.meta.env.SSR) continue
		// Once: the next user of this page has another cache.
		delete embeddedAnswers()[path]
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
		},
	})
