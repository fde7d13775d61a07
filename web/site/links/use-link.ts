import { useEffect, useState } from 'react'
import type { LinkFacts, LinkPurpose } from '#shared/customers/link.ts'
import { RequestError, send } from '#web/data/request.ts'

export type LinkState =
	| { is: 'loading' }
	/** The address has no secret: mail programs may drop it. */
	| { is: 'missing' }
	| { is: 'open'; token: string; facts: LinkFacts }
	| { is: 'ended' }
	| { is: 'failed'; error: RequestError }

/**
 * The link of the page's address. Its secret is taken out of the address at once, so that it is not in the history, in a bookmark or in what
 * somebody copies. It is only in the page's memory (SITE-121).
 */
export function useLink(purpose: LinkPurpose) {
	/** Undefined until the page runs in the browser, null without a secret. */
	const [token, setToken] = useState<string | null>()
	const [looked, setLooked] = useState<{ at: string; state: LinkState } | null>(null)
	const [round, setRound] = useState(0)
	const at = `${round} ${token}`

	useEffect(() => {
		const take = () => {
			const secret = location.hash.slice(1)
			if (secret !== '') history.replaceState(null, '', location.pathname)
			setToken(secret || null)
		}
		// Another link that is pasted into the same tab changes only the hash.
		const takeNext = () => location.hash !== '' && take()
		take()
		addEventListener('hashchange', takeNext)
		return () => removeEventListener('hashchange', takeNext)
	}, [])

	useEffect(() => {
		if (!token) return
		const show = (state: LinkState) => setLooked({ at, state })
		send<LinkFacts>('POST', '/api/auth/links/look', { purpose, token }).then(
			(facts) => show({ is: 'open', token, facts }),
			(error: unknown) => {
				if (!(error instanceof RequestError)) throw error
				show(error.code === 'link_ended' ? { is: 'ended' } : { is: 'failed', error })
			},
		)
	}, [token, purpose, at])

	const found: LinkState = looked?.at === at ? looked.state : { is: 'loading' }
	const state: LinkState = token === null ? { is: 'missing' } : found
	return {
		state,
		/** Uses the code that somebody typed, or the whole link that they pasted. */
		enter: (typed: string) => setToken(typed.trim().split(/#|%23/).at(-1) || null),
		retry: () => setRound(round + 1),
		end: () => setLooked({ at, state: { is: 'ended' } }),
	}
}
