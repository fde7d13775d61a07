import { createContext, use } from 'react'
import type { Settings } from '#shared/settings.ts'

export const SettingsContext = createContext<Settings | null>(null)

/** This installation's public address and the agency's name and contact details. */
export function useSettings(): Settings {
	const settings = use(SettingsContext)
	if (!settings) throw new Error('useSettings must be used within a SettingsContext')
	return settings
}

const ID = 'settings'

/** The settings as a block of data in the page: the strict CSP lets it stand, as it is not a script that runs. */
export function SettingsData({ settings }: { settings: Settings }) {
	// '<' is escaped so that no value can end the element.
	const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
	return <script type="application/json" id={ID} dangerouslySetInnerHTML={{ __html: json }} />
}

/** Reads in the browser what the server wrote, so that both draw the same first page. */
export function readSettings(): Settings {
	const block = document.getElementById(ID)
	if (!block) throw new Error('The page carries no settings')
	return JSON.parse(block.textContent) as Settings
}
