import { useSyncExternalStore } from 'react'
import { changeTheme, currentTheme, subscribeToTheme } from '#web/ui/theme.ts'
import { Icon } from './icon.tsx'

/** Renders both icons and shows one by CSS, because the server does not know the saved theme. */
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
			<Icon name="moon" className="dark:hidden" />
			<Icon name="sun" className="not-dark:hidden" />
		</button>
	)
}
