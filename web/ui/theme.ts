import { writeStorage } from './storage.ts'

/** The saved theme (SITE-17). theme-start.js sets it before the first paint; light is the default. */
type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The theme the page shows now. Browser only. */
export const currentTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

/** Shows a theme and keeps it for next time, where the browser lets us keep anything. */
export function changeTheme(theme: Theme) {
	document.documentElement.classList.toggle('dark', theme === 'dark')
	writeStorage('theme', theme)
	for (const listener of listeners) listener()
}

export function subscribeToTheme(listener: () => void) {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}
