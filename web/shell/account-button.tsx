import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** Opens the account menu, and replaces it while it loads. As wide as 'Sign In', so that the header does not shift. */
export function AccountButton({ username, ...rest }: ComponentProps<'button'> & { username: string }) {
	return (
		<button
			{...rest}
			type="button"
			aria-label={`Account of ${username}`}
			className="header-button lg:w-[var(--account-width,7rem)]"
		>
			<Icon name="account" />
			<span className="min-w-0 truncate max-lg:sr-only header-label">{username}</span>
		</button>
	)
}
