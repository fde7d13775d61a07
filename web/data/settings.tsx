import { createContext, use } from 'react'
import type { Settings } from '#shared/settings.ts'

export const SettingsContext = createContext<Settings | null>(null)

/** The installation's public address and the agency's name and contact details. */
export function useSettings(): Settings {
	const settings = use(SettingsContext)
	if (!settings) throw new Error('useSettings must be used within a SettingsContext')
	return settings
}

const ID = 'settings'

/** Embeds the settings in the page as a data block, which the strict CSP allows because it does not run. */
export function SettingsData({ settings }: { settings: Settings }) {
	// '<' is escaped so that no value can end the element.
	const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
	return <script type="application/json" id={ID} dangerouslySetInnerHTML={{ __html: json }} />
}

/** Reads the embedded settings, so that hydration renders what the server rendered. */
export function readSettings(): Settings {
	const block = document.getElementById(ID)
	if (!block) throw new Error('The page contains no settings')
	return JSON.parse(block.textContent) as Settings
}
