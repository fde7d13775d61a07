import { AtSign, KeyRound, LayoutDashboard, LogOut, Luggage, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { User } from '#shared/customers/user.ts'
import { PAGES } from '#shared/paths.ts'
import { cachedTraveller, signOut } from '#web/offline/traveller.ts'
import { sentenceOf } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/dialogs/menu.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { AccountButton } from './account-button.tsx'

/** An entry that an app adds to the account menu. */
export type AccountAction = { label: string; icon: ReactNode; onSelect: () => void }

type Props = {
	user: User
	actions: readonly AccountAction[]
}

const EmailDialog = lazyDialog(() => import('./email-dialog.tsx'))
const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'))
const AlertDialog = lazyDialog(async () => ({
	default: (await import('#web/ui/dialogs/alert-dialog.tsx')).AlertDialog,
}))
/** Loaded for travellers only. */
const hasUnsent = async () => (await import('#web/offline/offline-store.ts')).hasUnsent()

/** The account menu (SITE-27). It opens at once, because it is loaded when its button is pressed. */
export default function AccountMenu({ user, actions }: Props) {
	const { isAdmin, setUser } = useAuth()
	const [isChangingEmail, setIsChangingEmail] = useState(false)
	const [isChangingPassword, setIsChangingPassword] = useState(false)
	const [isAskingAboutUnsent, setIsAskingAboutUnsent] = useState(false)
	const askOrLogOut = async () => {
		if (cachedTraveller() && (await hasUnsent())) setIsAskingAboutUnsent(true)
		else logOut()
	}
	const logOut = () => {
		setIsAskingAboutUnsent(false)
		signOut().then(
			() => setUser(null),
			(error: unknown) => {
				toast({
					title: 'Logout failed',
					description: sentenceOf(error, 'Please try again.'),
					tone: 'destructive',
				})
			},
		)
	}
	return (
		<>
			<Menu trigger={<AccountButton username={user.username} />} defaultOpen>
				<MenuLabel>
					<span className="block font-medium">{user.username}</span>
					<span className="block text-sm text-ink-soft wrap-anywhere">{user.email}</span>
				</MenuLabel>
				<MenuSeparator />
				<MenuItem asChild>
					{isAdmin ? (
						<Link href={PAGES.admin}>
							<LayoutDashboard aria-hidden="true" />
							Admin Dashboard
						</Link>
					) : (
						<Link href={PAGES.portal}>
							<Luggage aria-hidden="true" />
							My Trips
						</Link>
					)}
				</MenuItem>
				<MenuItem onSelect={() => setIsChangingPassword(true)}>
					<KeyRound aria-hidden="true" />
					Change Password
				</MenuItem>
				<MenuItem onSelect={() => setIsChangingEmail(true)}>
					<AtSign aria-hidden="true" />
					Change e-mail address
				</MenuItem>
				<MenuItem asChild>
					<Link href={PAGES.account}>
						<ShieldCheck aria-hidden="true" />
						Security
					</Link>
				</MenuItem>
				{actions.map(({ label, icon, onSelect }) => (
					<MenuItem key={label} onSelect={onSelect}>
						{icon}
						{label}
					</MenuItem>
				))}
				<MenuItem onSelect={() => void askOrLogOut()}>
					<LogOut aria-hidden="true" />
					Log out
				</MenuItem>
			</Menu>
			<EmailDialog open={isChangingEmail} onOpenChange={setIsChangingEmail} email={user.email} />
			<AlertDialog
				open={isAskingAboutUnsent}
				onOpenChange={setIsAskingAboutUnsent}
				title="Log out before everything is sent?"
				description="Something you wrote is waiting on this device to be sent. Logging out deletes it."
				cancel="Keep it"
				action="Delete and log out"
				onAction={logOut}
			/>
			<PasswordDialog open={isChangingPassword} onOpenChange={setIsChangingPassword} username={user.username} />
		</>
	)
}
