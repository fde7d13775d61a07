import { createContext, use } from 'react'
import type { Settings } from '#shared/settings.ts'
import { RenderContext } from '../framework/render-context.tsx'

export const SettingsContext = createContext<Settings | null>(null)

/** The installation's public address and the agency's name and contact details. */
export function useSettings(): Settings {
	const settings = use(SettingsContext)
	if (!settings) throw new Error('No SettingsContext')
	return settings
}

const ID = 'settings'

/**
 * Embeds the settings in the page as a data block, which the strict CSP allows because it does not run, and with them what the server read for
 * a signed-in page (embedded.ts).
 */
export function SettingsData({ settings }: { settings: Settings }) {
	// '<' is escaped so that no value can end the element.
	const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
	return <script type="application/json" id={ID} {...serverOnly()} dangerouslySetInnerHTML={{ __html: json }} />
}

/** Every page has it. */
export const settingsBlock = () => document.getElementById(ID) as HTMLElement

/** An attribute that only the server writes; hydration keeps it. */
function serverOnly() {
	if (import.meta.env.SSR) {
		const { answers, renderedAt } = use(RenderContext) ?? {}
		return { 'data-answers': JSON.stringify(answers), 'data-rendered-at': renderedAt }
	}
	return import.meta.env.DEV ? { suppressHydrationWarning: true } : undefined
}

/** Reads the embedded settings, so that hydration renders what the server rendered. */
export function readSettings(): Settings {
	return JSON.parse(settingsBlock().textContent) as Settings
}
