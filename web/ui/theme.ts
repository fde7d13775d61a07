import { writeStorage } from './storage.ts'

/** The saved theme (SITE-17). theme-start.js applies it before the first paint. */
type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The page's current theme. Browser only. */
export const currentTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

/** Applies a theme and saves it. */
export function changeTheme(theme: Theme) {
	document.documentElement.classList.toggle('dark', theme === 'dark')
	const bars = document.querySelector<HTMLMetaElement>('[name=theme-color]')
	if (bars) bars.content = getComputedStyle(document.documentElement).backgroundColor
	writeStorage('theme', theme)
	for (const listener of listeners) listener()
}

export function subscribeToTheme(listener: () => void) {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}
