/** Where the server gives the service worker: at the top, for it may only serve what lies below it. */
const WORKER = '/offline.js'

/** Has this browser open the portal without a network from now on. One that can't goes without. */
export function registerWorker(): void {
	if (import.meta.env.PROD && 'serviceWorker' in navigator)
		navigator.serviceWorker.register(WORKER, { scope: '/portal' }).catch(() => {})
}
