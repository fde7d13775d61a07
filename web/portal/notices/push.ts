import { get, send } from '#web/data/request.ts'

/** How this device stands with push. 'homeScreen': an iPhone or iPad takes it only from the icon on its Home Screen. */
export type PushState = 'on' | 'off' | 'refused' | 'homeScreen' | 'none'

const registration = async () => (await navigator.serviceWorker?.getRegistration('/portal')) ?? null

/**
 * What this device can do, and whether it takes push now. Subscriptions end without an event, and a key that the server replaced outlives
 * them, so each start compares both sides and puts them right.
 */
export async function pushState(): Promise<PushState> {
	const worker = await registration()
	if (!worker || !('pushManager' in worker) || !('Notification' in globalThis))
		return /iPhone|iPad/.test(navigator.userAgent) ? 'homeScreen' : 'none'
	if (Notification.permission === 'denied') return 'refused'
	const { push } = await get('/api/portal/push')
	const subscription = await worker.pushManager.getSubscription()
	if (!subscription) {
		if (push.isOn) await send('DELETE', '/api/portal/push')
		return 'off'
	}
	if (isSameKey(subscription, push.publicKey)) await post(subscription, push.showsDetails)
	else {
		await subscription.unsubscribe()
		await post(await subscribe(worker, push.publicKey), push.showsDetails)
	}
	return 'on'
}

/** Asks for permission and subscribes. Call it in the press of a button: browsers refuse it anywhere else. */
export async function startPush(): Promise<PushState> {
	// First of all, because Safari forgets the press while it waits for anything else.
	if ((await Notification.requestPermission()) !== 'granted') return 'refused'
	const worker = await registration()
	if (!worker) return 'none'
	const { push } = await get('/api/portal/push')
	await post(await subscribe(worker, push.publicKey), push.showsDetails)
	return 'on'
}

/** Ends push on this device, first here, so that it works without a network. */
export async function stopPush(): Promise<PushState> {
	await unsubscribe()
	await send('DELETE', '/api/portal/push')
	return 'off'
}

async function unsubscribe(): Promise<void> {
	await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe()
}

const subscribe = (worker: ServiceWorkerRegistration, applicationServerKey: string) =>
	worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })

function post(subscription: PushSubscription, showsDetails: boolean) {
	const { endpoint, keys = {} } = subscription.toJSON()
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
	return send('POST', '/api/portal/push', {
		endpoint,
		keys: { p256dh: keys.p256dh, auth: keys.auth },
		zone,
		showsDetails,
	})
}

function isSameKey({ options }: PushSubscription, publicKey: string): boolean {
	const key = options?.applicationServerKey
	// Some browsers don't tell.
	if (!key) return true
	const text = btoa(String.fromCharCode(...new Uint8Array(key)))
	return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
