import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type ComponentProps, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { useCachedSince } from '#web/offline/load-cached.ts'
import { useAuth } from '#web/data/session.tsx'
import { Page } from '#web/shell/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { readPendingEdits, usePendingEdits } from '../guests/pending-edits.ts'

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

/** Says that the data is cached and since when. The page does not poll: the user retries (SITE-37). */
function OfflineNotice({ onRetry }: { onRetry: () => Promise<void> }) {
	const client = useQueryClient()
	const since = useCachedSince()
	const isOnline = useOnline()
	const pending = usePendingEdits().size
	const [isRetrying, setIsRetrying] = useState(false)
	if (since === null && pending === 0) return null
	const retry = async () => {
		setIsRetrying(true)
		await onRetry()
		await client.refetchQueries({ type: 'active' })
		setIsRetrying(false)
	}
	return (
		<output className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t sm:justify-center border-line bg-brass-wash px-4 py-2">
			<p className="flex items-center gap-2.5">
				<CloudOff aria-hidden="true" className="size-5 shrink-0 text-brass" />
				<span>
					{since === null
						? null
						: `${isOnline ? '' : 'No connection. '}Last updated ${formatDateTime(new Date(since))}. `}
					{pending === 0 ? null : `${pending} ${pending === 1 ? 'change' : 'changes'} waiting to be sent.`}
				</span>
			</p>
			<Button size="small" pending={isRetrying} onClick={() => void retry()}>
				Try again
			</Button>
		</output>
	)
}

/** The browser's own view: it also reports a connection with one bar of signal as online. */
const useOnline = () =>
	useSyncExternalStore(
		subscribeToNetwork,
		() => navigator.onLine,
		() => true,
	)

function subscribeToNetwork(onChange: () => void) {
	addEventListener('online', onChange)
	addEventListener('offline', onChange)
	return () => {
		removeEventListener('online', onChange)
		removeEventListener('offline', onChange)
	}
}

const formatDateTime = (at: Date) => `${formatDay(viewerDay(at), 'd MMM yyyy')}, ${at.toTimeString().slice(0, 5)}`

/** At the top level, because a service worker can only serve pages below its own address. */
const WORKER = '/offline.js'

/** From now on the browser opens the portal without a network. Where it refuses, the portal works online only. */
function registerWorker(): void {
	if (import.meta.env.PROD && 'serviceWorker' in navigator)
		navigator.serviceWorker.register(WORKER, { scope: '/portal' }).catch(() => {})
}
