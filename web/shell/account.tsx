import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAuth } from '#web/session.tsx'
import { AccountButton } from './account-button.tsx'
import { headerButton } from './header-looks.ts'
import { Icon } from './icon.tsx'

const fetchDialog = () => import('./sign-in-dialog.tsx')
const SignInDialog = lazy(fetchDialog)
const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** What a face adds to the menu of whoever is signed in. */
export type AccountAction = { label: string; icon: ReactNode; onSelect: () => void }

/** 'Sign In', or the menu of whoever is signed in. Menu and dialog are fetched only by those who need them. */
export function Account({ actions = [] }: { actions?: readonly AccountAction[] }) {
	const { user } = useAuth()
	const [isSigningIn, setIsSigningIn] = useState(false)
	const [wasAsked, setWasAsked] = useState(false)
	const [wasPressed, setWasPressed] = useState(false)

	const open = () => {
		setWasAsked(true)
		setIsSigningIn(true)
	}
	return (
		<>
			{user ? (
				<Suspense fallback={<AccountButton username={user.username} onClick={() => setWasPressed(true)} />}>
					<AccountMenu user={user} wasPressed={wasPressed} actions={actions} />
				</Suspense>
			) : (
				<button
					type="button"
					aria-haspopup="dialog"
					onPointerEnter={() => void fetchDialog().catch(() => {})}
					onClick={open}
					className={headerButton('lg:w-[var(--account-width,7rem)]')}
				>
					<Icon of="account" />
					<span className="max-lg:sr-only">Sign In</span>
				</button>
			)}
			{wasAsked ? (
				<Suspense fallback={null}>
					<SignInDialog open={isSigningIn} onOpenChange={setIsSigningIn} />
				</Suspense>
			) : null}
		</>
	)
}
