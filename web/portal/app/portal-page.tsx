import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type ComponentProps, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { useCachedSince } from '#web/offline/load-cached.ts'
import { registerWorker } from '#web/offline/open-offline.ts'
import { useAuth } from '#web/data/session.tsx'
import { Page } from '#web/shell/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { readPendingEdits, usePendingEdits } from '../guests/pending-edits.ts'

/** A page of the portal: it opens without a network after one visit, says when it does, and sends what waited once there is one. */
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
				description: 'The changes you made without a connection have been sent.',
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
		<Page {...rest}>
			{children}
			<OfflineNotice onRetry={sendPending} />
		</Page>
	)
}

/** Says that what is shown was kept here and of when it is; nothing is asked again by itself (SITE-37). */
function OfflineNotice({ onRetry }: { onRetry: () => Promise<void> }) {
	const client = useQueryClient()
	const since = useCachedSince()
	const isOnline = useOnline()
	const pending = usePendingEdits().size
	const [isAsking, setIsAsking] = useState(false)
	if (since === null && pending === 0) return null
	const retry = async () => {
		setIsAsking(true)
		await onRetry()
		await client.refetchQueries({ type: 'active' })
		setIsAsking(false)
	}
	return (
		<output className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t sm:justify-center border-line bg-brass-wash px-4 py-2">
			<p className="flex items-center gap-2.5">
				<CloudOff aria-hidden="true" className="size-5 shrink-0 text-brass" />
				<span>
					{since === null
						? null
						: `${isOnline ? '' : 'No connection. '}This is how it stood on ${inWords(new Date(since))}. `}
					{pending === 0 ? null : pending === 1 ? '1 change waits to be sent.' : `${pending} changes wait to be sent.`}
				</span>
			</p>
			<Button size="small" pending={isAsking} onClick={() => void retry()}>
				Try again
			</Button>
		</output>
	)
}

/** As far as the browser knows: with one bar of signal it says so too. */
const useOnline = () =>
	useSyncExternalStore(
		subscribeToNetwork,
		() => navigator.onLine,
		() => true,
	)

function subscribeToNetwork(tell: () => void) {
	addEventListener('online', tell)
	addEventListener('offline', tell)
	return () => {
		removeEventListener('online', tell)
		removeEventListener('offline', tell)
	}
}

const inWords = (at: Date) => `${formatDay(viewerDay(at), 'd MMM yyyy')}, ${at.toTimeString().slice(0, 5)}`
