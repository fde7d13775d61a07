import { useEffect, useState } from 'react'
import { useAuth } from '#web/data/session.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'

const SignInDialog = lazyDialog(() => import('#web/shell/sign-in-dialog.tsx'))

/** Asks for a sign-in over the form when the session has ended, so that nothing typed is lost (CRM-201). */
export function SignInAgain({ isNeeded, onSignedIn }: { isNeeded: boolean; onSignedIn: () => void }) {
	const { user } = useAuth()
	const [asked, setAsked] = useState({ isNeeded, isOpen: isNeeded, user })
	if (asked.isNeeded !== isNeeded) setAsked({ isNeeded, isOpen: isNeeded, user })
	const isSignedIn = isNeeded && asked.user !== user
	useEffect(() => {
		if (isSignedIn) onSignedIn()
	}, [isSignedIn, onSignedIn])
	return <SignInDialog open={asked.isOpen} onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })} />
}
