import { LayoutDashboard, LogOut, Luggage } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#shared/contract.ts'
import { PAGES } from '#shared/paths.ts'
import { sentenceOf } from '#web/request.ts'
import { useAuth } from '#web/session.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toasts.tsx'
import { AccountButton } from './account-button.tsx'

/** Who is signed in, the way to their own pages, and the way out. `wasPressed`: while it was being fetched, so it opens at once. */
export default function AccountMenu({ user, wasPressed }: { user: User; wasPressed: boolean }) {
	const { isAdmin, logout } = useAuth()
	const leave = () => {
		logout().catch((error: unknown) => {
			toast({
				title: 'You are still signed in',
				description: sentenceOf(error, 'Please try again.'),
				tone: 'destructive',
			})
		})
	}
	return (
		<Menu trigger={<AccountButton username={user.username} />} defaultOpen={wasPressed}>
			<MenuLabel>
				<span className="block font-medium">{user.username}</span>
				<span className="block text-sm text-ink-soft wrap-anywhere">{user.email}</span>
			</MenuLabel>
			<MenuLine />
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
			<MenuItem onSelect={leave}>
				<LogOut aria-hidden="true" />
				Log out
			</MenuItem>
		</Menu>
	)
}
