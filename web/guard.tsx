import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { Awaiting } from './awaiting.tsx'
import { useAuth } from './session.tsx'

export type Allowed = 'signedIn' | 'admin'

/**
 * Shows a signed-in face to whom it is for and sends everybody else home. It waits until the user is known; a server that can't say
 * (503) is no reason to send anybody away. The server checks every call again: this is for the eye only.
 */
export function Guard({ allowed, children }: { allowed: Allowed; children: ReactNode }) {
	const { user, isLoading, isAdmin, error, retry } = useAuth()
	if (error)
		return (
			<main tabIndex={-1} className="grid min-h-dvh place-items-center p-6 text-center">
				<title>Please try again</title>
				<div role="alert">
					<h1 className="font-display text-4xl">We can’t tell who you are just now</h1>
					<p className="mt-3">You are still signed in. Please try again in a moment.</p>
					<button type="button" className="mt-6 underline underline-offset-4" onClick={retry}>
						Try again
					</button>
				</div>
			</main>
		)
	if (isLoading) return <Awaiting />
	if (!user || (allowed === 'admin' && !isAdmin)) return <Redirect to="/" replace />
	return children
}
