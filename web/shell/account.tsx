import { useState } from 'react'
import type { User } from '#shared/customers/user.ts'
import { useAuth } from '#web/data/session.tsx'
import { lazyPart, lazyDialog } from '#web/ui/lazy-part.tsx'
import { AccountButton } from './account-button.tsx'
import type { AccountAction } from './account-menu.tsx'
import { Icon } from './icon.tsx'

const SignInDialog = lazyDialog(() => import('./sign-in-dialog.tsx'))
const AccountMenu = lazyPart(
	() => import('./account-menu.tsx'),
	({ user }) => <AccountButton username={user.username} aria-haspopup="menu" />,
)

/** 'Sign In', or the user's menu. Dialog and menu are large, so they load when they are first opened. */
export function Account({ actions = [] }: { actions?: readonly AccountAction[] }) {
	const { user } = useAuth()
	const [isSigningIn, setIsSigningIn] = useState(false)
	return (
		<>
			{user ? (
				<OwnAccount key={user.id} user={user} actions={actions} />
			) : (
				<button
					type="button"
					aria-haspopup="dialog"
					onPointerEnter={SignInDialog.preload}
					onClick={() => setIsSigningIn(true)}
					className="header-button lg:w-[var(--account-width,7rem)] noscript:hidden"
				>
					<Icon name="account" />
					<span className="max-lg:sr-only header-label">Sign In</span>
				</button>
			)}
			<SignInDialog open={isSigningIn} onOpenChange={setIsSigningIn} />
		</>
	)
}

/** Only a button until it is pressed; the menu opens as soon as it has loaded. */
function OwnAccount({ user, actions }: { user: User; actions: readonly AccountAction[] }) {
	const [wasPressed, setWasPressed] = useState(false)
	if (wasPressed) return <AccountMenu user={user} actions={actions} />
	return (
		<AccountButton
			username={user.username}
			aria-haspopup="menu"
			onPointerEnter={AccountMenu.preload}
			onClick={() => setWasPressed(true)}
		/>
	)
}
