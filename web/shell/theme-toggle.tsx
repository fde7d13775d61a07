import { useSyncExternalStore } from 'react'
import { changeTheme, currentTheme, subscribeToTheme } from '#web/ui/theme.ts'
import { Icon } from './icon.tsx'

/** Both icons are in the page and the style sheet shows one, so the server need not know which theme is saved. */
export function ThemeToggle({ className }: { className: string }) {
	const isDark = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light') === 'dark'
	return (
		<button
			type="button"
			aria-label="Dark theme"
			aria-pressed={isDark}
			onClick={() => changeTheme(isDark ? 'light' : 'dark')}
			className={className}
		>
			<Icon of="moon" className="dark:hidden" />
			<Icon of="sun" className="not-dark:hidden" />
		</button>
	)
}
