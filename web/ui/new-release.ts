const RELOADED_AT = 'reloaded-at'
/** A release that itself lacks files must not be loaded again and again. */
const MIN_BETWEEN_RELOADS_MS = 60_000

/**
 * Whether the server has another release than this page: its HTML names other scripts. False when the server does not answer. Ask
 * when a file of this page could not be loaded, because an import fails in the same way without a network.
 */
export async function isSuperseded(): Promise<boolean> {
	const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
	try {
		const answer = await fetch(location.pathname, { cache: 'no-store' })
		return answer.ok && own != null && !(await answer.text()).includes(own)
	} catch {
		return false
	}
}

/** Reloads the page, unless it has done so within the last minute. */
export function reloadOnce() {
	const last = Number(sessionStorage.getItem(RELOADED_AT))
	if (Date.now() - last < MIN_BETWEEN_RELOADS_MS) return
	sessionStorage.setItem(RELOADED_AT, String(Date.now()))
	location.reload()
}
