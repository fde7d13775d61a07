import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { removePendingEdit } from '../guests/pending-edits.ts'

type Props = {
	/** When the oldest cached answer on the screen was read; null while all are fresh. */
	since: number | null
	/** What was typed on this device and has not reached the server. */
	edits: readonly PendingEdit[]
	onRetry: () => Promise<void>
}

/** Says that the data is cached and since when, and what became of edits made offline. The page does not poll: the user retries (SITE-37). */
export function OfflineNotice({ since, edits, onRetry }: Props) {
	const waiting = edits.filter(({ problem }) => problem === undefined).length
	const refused = edits.find(({ problem, isGone }) => problem !== undefined && !isGone)
	const gone = edits.filter(({ isGone }) => isGone)
	return (
		<div className="sticky bottom-0 z-20 border-t border-line bg-brass-wash">
			<output className="grid gap-1 px-4 py-2">
				{since === null && waiting === 0 ? null : <Waiting since={since} waiting={waiting} onRetry={onRetry} />}
				{refused ? <Refused edit={refused} /> : null}
				{gone.map((edit) => (
					<Gone key={edit.base.id} edit={edit} />
				))}
			</output>
		</div>
	)
}

const Line = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
	<div className="flex min-h-11 items-center justify-between gap-4 sm:justify-center">
		<p className="flex min-w-0 items-center gap-2.5">
			<CloudOff aria-hidden="true" className="size-5 shrink-0 text-brass" />
			<span className="min-w-0 wrap-anywhere">{children}</span>
		</p>
		{action}
	</div>
)

function Waiting({ since, waiting, onRetry }: { waiting: number } & Pick<Props, 'since' | 'onRetry'>) {
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
		<Line
			action={
				<Button size="small" pending={isRetrying} onClick={() => void retry()}>
					Try again
				</Button>
			}
		>
			{since === null ? null : `${isOnline ? '' : 'No connection. '}Last updated ${formatDateTime(new Date(since))}. `}
			{waiting === 0 ? null : `${waiting} ${waiting === 1 ? 'change' : 'changes'} waiting to be sent.`}
		</Line>
	)
}

/** The guest's card says why, and lets the traveller choose (PORTAL-41). It needs no line of its own there. */
function Refused({ edit: { base } }: { edit: PendingEdit }) {
	const page = href(PAGES.portalGuests, { id: base.tripId })
	const [path] = useLocation()
	if (path === page) return null
	return (
		<Line
			action={
				<Link href={page} className={buttonClasses({ size: 'small' })}>
					Look at it
				</Link>
			}
		>
			Your change for {base.fullName} was not accepted.
		</Line>
	)
}

/** No card shows the guest any more, so the edit is discarded here (PORTAL-56). */
function Gone({ edit: { base, problem } }: { edit: PendingEdit }) {
	return (
		<Line
			action={
				<Button size="small" onClick={() => void removePendingEdit(base.id)}>
					Discard<span className="sr-only"> the change for {base.fullName}</span>
				</Button>
			}
		>
			Your change for {base.fullName} could not be sent. {problem}
		</Line>
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
