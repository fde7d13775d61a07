import type { PushDevice } from '#shared/notices/push-device.ts'
import { get, RequestError, send } from '#web/data/request.ts'

/** How this device stands with push. 'homeScreen': an iPhone or iPad takes it only from the icon on its Home Screen. */
type PushState = 'on' | 'off' | 'refused' | 'homeScreen' | 'none'

/** `showsDetails`: whether the lock screen of this device shows what changed (PORTAL-107). `devices`: all that take push, also this one. */
export type Push = { state: PushState; showsDetails: boolean; devices: PushDevice[] }

const registration = async () => (await navigator.serviceWorker?.getRegistration('/portal')) ?? null

/**
 * What this device can do, and whether it takes push now. Subscriptions end without an event, and a key that the server replaced outlives
 * them, so each start compares both sides and puts them right.
 */
export async function pushState(): Promise<Push> {
	const worker = await registration()
	if (!worker || !('pushManager' in worker) || !('Notification' in globalThis))
		return current(/iPhone|iPad/.test(navigator.userAgent) ? 'homeScreen' : 'none')
	const { push } = await get('/api/portal/push')
	const isRefused = Notification.permission === 'denied'
	const subscription = isRefused ? null : await worker.pushManager.getSubscription()
	if (!subscription) {
		if (push.isOn) await send('DELETE', '/api/portal/push')
		return current(isRefused ? 'refused' : 'off')
	}
	try {
		if (isSameKey(subscription, push.publicKey)) await post(subscription, { isRenewal: true })
		else {
			await subscription.unsubscribe()
			await post(await subscribe(worker, push.publicKey))
		}
	} catch (error) {
		if (!(error instanceof RequestError && error.code === 'turned_off')) throw error
		await subscription.unsubscribe()
		return current('off')
	}
	return current('on')
}

/** Asks for permission and subscribes. Call it in the press of a button: browsers refuse it anywhere else. */
export async function startPush(): Promise<Push> {
	// First of all, because Safari forgets the press while it waits for anything else.
	if ((await Notification.requestPermission()) !== 'granted') return current('refused')
	const worker = await registration()
	if (!worker) return current('none')
	const { push } = await get('/api/portal/push')
	await post(await subscribe(worker, push.publicKey))
	return current('on')
}

/** Chooses whether the lock screen of this device shows what changed. */
export async function showDetails(showsDetails: boolean): Promise<Push> {
	const subscription = await (await registration())?.pushManager.getSubscription()
	if (!subscription) return current('off')
	await post(subscription, { showsDetails })
	return current('on')
}

/** Ends push on this device, first here, so that it works without a network. */
export async function stopPush(): Promise<Push> {
	await unsubscribe()
	await send('DELETE', '/api/portal/push')
	return current('off')
}

/** Ends push on another device (PORTAL-108). `state` is the one of this device, which stays. */
export async function turnOffThere({ id }: PushDevice, state: PushState): Promise<Push> {
	try {
		await send('DELETE', `/api/portal/push/devices/${id}`)
	} catch (error) {
		// Signed out or turned off since the list was read: that is what was asked for.
		if (!(error instanceof RequestError && error.code === 'not_found')) throw error
	}
	return current(state)
}

async function current(state: PushState): Promise<Push> {
	const { push } = await get('/api/portal/push')
	return { state, showsDetails: push.showsDetails, devices: push.devices ?? [] }
}

async function unsubscribe(): Promise<void> {
	await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe()
}

const subscribe = (worker: ServiceWorkerRegistration, applicationServerKey: string) =>
	worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })

function post(subscription: PushSubscription, choice: { showsDetails?: boolean; isRenewal?: true } = {}) {
	const { endpoint, keys = {} } = subscription.toJSON()
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
	return send('POST', '/api/portal/push', {
		endpoint,
		keys: { p256dh: keys.p256dh, auth: keys.auth },
		zone,
		...choice,
	})
}

function isSameKey({ options }: PushSubscription, publicKey: string): boolean {
	const key = options?.applicationServerKey
	// Some browsers don't tell.
	if (!key) return true
	const text = btoa(String.fromCharCode(...new Uint8Array(key)))
	return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
