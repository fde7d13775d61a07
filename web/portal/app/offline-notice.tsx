import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
	/** When the oldest cached answer on the screen was read; null while all are fresh. */
	since: number | null
	/** The number of edits that wait to be sent. */
	pending: number
	onRetry: () => Promise<void>
}

/** Says that the data is cached and since when. The page does not poll: the user retries (SITE-37). */
export function OfflineNotice({ since, pending, onRetry }: Props) {
	const client = useQueryClient()
	const isOnline = useOnline()
	const [isRetrying, setIsRetrying] = useState(false)
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
