import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { isSuperseded, reloadOnce } from './new-release.ts'

type ImportPart<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/** `preload` ignores a failure: rendering the part reports it. */
type LazyPart<Props extends object> = ComponentType<Props> & { load: () => Promise<unknown>; preload: () => void }

/** Why a part could not be loaded. Superseded: the server has another release, and no longer the files of this page. */
type Failure = 'offline' | 'superseded'

/** Leaves the network to the first screen. */
const PREFETCH_DELAY_MS = 1000
/** Time to read why the page is loaded again. */
const READING_MS = 2000

/**
 * A part loaded when it is first rendered, and rendered at once from then on. React's `lazy` would show its fallback for 300 ms even when
 * the part is already loaded, and would replace the whole page with an error when the network is down.
 */
export function lazyPart<Props extends object>(
	importPart: ImportPart<Props>,
	Fallback?: ComponentType<Props>,
): LazyPart<Props> {
	let Loaded: ComponentType<Props> | undefined
	const load = async () => (Loaded ??= (await importPart()).default)
	function Part(props: Props) {
		// State keeps the first answer: a preload that ends between two renders must not remount the part.
		const [LoadedPart, setLoadedPart] = useState(() => Loaded)
		const [failure, setFailure] = useState<Failure | null>(null)
		useEffect(() => {
			if (LoadedPart || failure) return
			load().then(
				// In small steps, so that a large part does not make the page deaf to presses.
				(part) => startTransition(() => setLoadedPart(() => part)),
				async () => setFailure((await isSuperseded()) ? 'superseded' : 'offline'),
			)
		}, [LoadedPart, failure])
		if (LoadedPart) return <LoadedPart {...props} />
		return (
			<>
				{Fallback ? <Fallback {...props} /> : null}
				{failure === 'offline' ? <LoadFailed onRetry={() => setFailure(null)} /> : null}
				{failure === 'superseded' ? <NewRelease /> : null}
			</>
		)
	}
	return Object.assign(Part, { load, preload: () => void load().catch(() => {}) })
}

/** A lazy dialog: nothing is loaded before it first opens, and it stays mounted afterwards so that its closing animation runs. */
export function lazyDialog<Props extends { open: boolean }>(importPart: ImportPart<Props>): LazyPart<Props> {
	const Part = lazyPart(importPart)
	function Dialog(props: Props) {
		const [wasOpen, setWasOpen] = useState(props.open)
		if (props.open && !wasOpen) setWasOpen(true)
		return wasOpen ? <Part {...props} /> : null
	}
	return Object.assign(Dialog, { load: Part.load, preload: Part.preload })
}

/** A lazy part that most people use: loaded in the background shortly after its page. */
export const prefetched = <Props extends object>(importPart: ImportPart<Props>, Fallback?: ComponentType<Props>) =>
	inBackground(lazyPart(importPart, Fallback))

/** A lazy dialog that most people open, loaded in the background in the same way. */
export const prefetchedDialog = <Props extends { open: boolean }>(importPart: ImportPart<Props>) =>
	inBackground(lazyDialog(importPart))

function inBackground<Part extends { preload: () => void }>(part: Part): Part {
	setTimeout(part.preload, PREFETCH_DELAY_MS)
	return part
}

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
	<Notice action="Try again" onAction={onRetry}>
		You appear to be offline. Check your connection.
	</Notice>
)

/** Loads the new release, as soon as nothing that was typed would be lost (PORTAL-104). */
function NewRelease() {
	useEffect(() => {
		const timer = setInterval(reloadOnce, READING_MS)
		return () => clearInterval(timer)
	}, [])
	return (
		<Notice action="Reload" onAction={() => location.reload()}>
			There is a new version of this page.
		</Notice>
	)
}

type NoticeProps = { action: string; onAction: () => void; children: string }

/** An overlay, so that the page below stays usable. */
const Notice = ({ action, onAction, children }: NoticeProps) => (
	<div
		role="alert"
		className="fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-md items-center justify-between gap-3 rounded-lg bg-card px-4 py-1 text-ink shadow-lifted"
	>
		{children}
		<button type="button" onClick={onAction} className="h-11 shrink-0 font-medium text-sea hover:underline">
			{action}
		</button>
	</div>
)
