import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** What opens the account menu, and what stands in its place while the menu is fetched. As wide as 'Sign In', so nothing moves. */
export function AccountButton({ username, ...rest }: ComponentProps<'button'> & { username: string }) {
	return (
		<button
			{...rest}
			type="button"
			aria-label={`Account of ${username}`}
			className="header-button lg:w-[var(--account-width,7rem)]"
		>
			<Icon of="account" />
			<span className="min-w-0 truncate max-lg:sr-only">{username}</span>
		</button>
	)
}
