const RELOADED_AT = 'reloaded-at'
/** A release that itself lacks files must not be loaded again and again. */
const MIN_BETWEEN_RELOADS_MS = 60_000

/**
 * Whether the server has another release than this page: its HTML names other scripts. False when the server does not answer. Ask
 * when a file of this page could not be loaded, because an import fails in the same way without a network.
 */
export async function isSuperseded(): Promise<boolean> {
	const own = document.querySelector('[type=module][src]')?.getAttribute('src')
	try {
		const page = await (await fetch('', { cache: 'no-store' })).text()
		// The page of a captive portal names no scripts of ours either.
		return page.includes('settings') && !page.includes(own!)
	} catch {
		return false
	}
}

/** Reloads the page, unless it has done so within the last minute, or the reload would lose what somebody has typed. */
export function reloadOnce() {
	const last = Number(sessionStorage.getItem(RELOADED_AT))
	if (Date.now() - last < MIN_BETWEEN_RELOADS_MS || isTyping()) return
	sessionStorage.setItem(RELOADED_AT, String(Date.now()))
	location.reload()
}

/** Whether a form guards itself, or a field has another value than its page gave it. */
const isTyping = () =>
	!dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
	[...document.querySelectorAll<HTMLInputElement>('input,textarea')].some((field) => field.value !== field.defaultValue)
