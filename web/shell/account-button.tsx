import type { ComponentProps } from 'react'
import { headerButton } from './header-looks.ts'
import { Icon } from './icon.tsx'

/** What opens the account menu, and what stands in its place while the menu is fetched. As wide as 'Sign In', so nothing moves. */
export function AccountButton({ username, ...rest }: ComponentProps<'button'> & { username: string }) {
	return (
		<button {...rest} type="button" aria-label={`Account of ${username}`} className={headerButton('lg:w-28')}>
			<Icon of="account" />
			<span className="truncate max-lg:sr-only">{username}</span>
		</button>
	)
}
