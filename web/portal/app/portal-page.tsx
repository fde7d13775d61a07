import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useCallback, useEffect } from 'react'
import { useCachedSince } from '#web/offline/cached-since.ts'
import { useAuth } from '#web/data/session.tsx'
import { Page } from '#web/shell/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { readPendingEdits, usePendingEdits } from '../guests/pending-edits.ts'

const Notice = lazyPart(async () => ({ default: (await import('./offline-notice.tsx')).OfflineNotice }))

/** A portal page. It works offline after one visit, and sends pending edits when the network returns (PORTAL-53, PORTAL-56). */
export function PortalPage({ children, ...rest }: ComponentProps<typeof Page>) {
	const client = useQueryClient()
	const { isCustomer } = useAuth()
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
	return (
		<Page {...rest} hideBasket>
			{children}
			<OfflineNotice onRetry={sendPending} />
		</Page>
	)
}

/** Only where there is something to say: nothing is cached or pending on most pages. */
function OfflineNotice({ onRetry }: { onRetry: () => Promise<void> }) {
	const since = useCachedSince()
	const pending = usePendingEdits().size
	return since === null && pending === 0 ? null : <Notice since={since} pending={pending} onRetry={onRetry} />
}

/** At the top level, because a service worker can only serve pages below its own address. */
const WORKER = '/offline.js'

/** From now on the browser opens the portal without a network. Where it refuses, the portal works online only. */
function registerWorker(): void {
	if (import.meta.env.PROD && 'serviceWorker' in navigator)
		navigator.serviceWorker.register(WORKER, { scope: '/portal' }).catch(() => {})
}
