import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useCachedSince } from '#web/offline/cached-since.ts'
import { useAuth } from '#web/data/session.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { readPendingEdits, usePendingEdits } from '../guests/pending-edits.ts'

const Notice = lazyPart(async () => ({ default: (await import('./offline-notice.tsx')).OfflineNotice }))

/** What a portal page does without a network, and when it returns. Loaded after the first view, which needs nothing of it (PORTAL-72). */
export function Offline() {
	const client = useQueryClient()
	const { isCustomer } = useAuth()
	const since = useCachedSince()
	const edits = usePendingEdits()
	const sendPending = useCallback(async () => {
		const pending = await readPendingEdits()
		if (pending.length === 0) return
		const { sendPendingEdits } = await import('../guests/send-pending-edits.ts')
		if ((await sendPendingEdits(client, pending)) > 0)
			toast({
				title: 'Guest details updated',
				description: 'The changes you made offline have been sent.',
			})
	}, [client])
	useEffect(() => {
		const send = () => void sendPending()
		if (isCustomer) {
			registerWorker()
			send()
			addEventListener('online', send)
		}
		return () => removeEventListener('online', send)
	}, [isCustomer, sendPending])
	useEffect(() => {
		if (!isCustomer) return undefined
		const timer = setTimeout(() => {
			void import('../documents/store-next-trips.ts').then(({ storeNextTrips }) => storeNextTrips(client))
		}, STORE_DELAY_MS)
		return () => clearTimeout(timer)
	}, [isCustomer, client])
	// Nothing is cached or pending on most pages.
	return since === null && edits.size === 0 ? null : (
		<Notice since={since} edits={[...edits.values()]} onRetry={sendPending} />
	)
}

/** Leaves the network to what the traveller looks at. */
const STORE_DELAY_MS = 1500

/** At the top level, because a service worker can only serve pages below its own address. */
const WORKER = '/offline.js'

/** From now on the browser opens the portal without a network. Where it refuses, the portal works online only. */
function registerWorker(): void {
	if (import.meta.env.PROD && 'serviceWorker' in navigator)
		navigator.serviceWorker.register(WORKER, { scope: '/portal' }).catch(() => {})
}
