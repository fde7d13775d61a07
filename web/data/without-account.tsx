import { type ReactNode, useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { isSigningOut } from '../offline/traveller.ts'

/** In place of a signed-in page while the account cannot be read, and after signing out without a network (PORTAL-57). */
export default function WithoutAccount({ retry }: { retry: () => void }) {
	return isSigningOut() ? <SignedOut retry={retry} /> : <AccountUnavailable retry={retry} />
}

/** The end of a sign-out without a network, on a page that the device has. The session ends as soon as there is one. */
function SignedOut({ retry }: { retry: () => void }) {
	useEffect(() => {
		addEventListener('online', retry)
		return () => removeEventListener('online', retry)
	}, [retry])
	return (
		<Message title="You are signed out" retry={retry}>
			Your trips have been removed from this device. As soon as there is a connection, we end your session too.
		</Message>
	)
}

const AccountUnavailable = ({ retry }: { retry: () => void }) => (
	<Message title="We couldn’t load your account" retry={retry} isProblem>
		You have not been signed out. Please try again in a moment.
	</Message>
)

type Props = { title: string; children: ReactNode; retry: () => void; isProblem?: boolean }

const Message = ({ title, children, retry, isProblem = false }: Props) => (
	<main tabIndex={-1} className="grid min-h-dvh place-items-center p-6 text-center">
		<title>{isProblem ? 'Please try again' : title}</title>
		<div role={isProblem ? 'alert' : 'status'}>
			<h1 className="font-display text-4xl">{title}</h1>
			<p className="mx-auto mt-3 mb-6 max-w-prose text-ink-soft">{children}</p>
			<Button variant={isProblem ? 'primary' : 'secondary'} onClick={retry}>
				Try again
			</Button>
		</div>
	</main>
)
