import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { User } from '#shared/contract.ts'
import { useAuth } from '#web/session.tsx'
import { AccountButton } from './account-button.tsx'
import { headerButton } from './header-looks.ts'
import { Icon } from './icon.tsx'

const fetchDialog = () => import('./sign-in-dialog.tsx')
const SignInDialog = lazy(fetchDialog)
const fetchMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(fetchMenu)

/** What a face adds to the menu of whoever is signed in. */
export type AccountAction = { label: string; icon: ReactNode; onSelect: () => void }

/** 'Sign In', or the menu of whoever is signed in. Menu and dialog are fetched once they are asked for: they are large. */
export function Account({ actions = [] }: { actions?: readonly AccountAction[] }) {
	const { user } = useAuth()
	const [isSigningIn, setIsSigningIn] = useState(false)
	const [wasAsked, setWasAsked] = useState(false)

	const open = () => {
		setWasAsked(true)
		setIsSigningIn(true)
	}
	return (
		<>
			{user ? (
				<OwnAccount key={user.id} user={user} actions={actions} />
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

/** A button until it is pressed; the menu opens as soon as it is there. */
function OwnAccount({ user, actions }: { user: User; actions: readonly AccountAction[] }) {
	const [wasPressed, setWasPressed] = useState(false)
	const button = (
		<AccountButton
			username={user.username}
			aria-haspopup="menu"
			onPointerEnter={() => void fetchMenu().catch(() => {})}
			onClick={() => setWasPressed(true)}
		/>
	)
	if (!wasPressed) return button
	return (
		<Suspense fallback={button}>
			<AccountMenu user={user} actions={actions} />
		</Suspense>
	)
}
