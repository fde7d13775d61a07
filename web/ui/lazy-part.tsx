import { type ComponentType, useEffect, useState } from 'react'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/** `fetch` has it at hand; `prepare` tries to, when a hand or the focus comes near: drawing the part tells what is wrong. */
type LazyPart<Props extends object> = ComponentType<Props> & { fetch: () => Promise<unknown>; prepare: () => void }

/** When the first screen has had the line to itself for long enough to stand. */
const AFTER_MS = 1000

/**
 * A part that its page does without at first: fetched when it is first drawn, and from then on drawn at once. React's `lazy` would show
 * what stands in for it for 300 ms even where nothing has to be waited for, and take the whole page down where the network is away.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Fallback?: ComponentType<Props>): LazyPart<Props> {
	let Ready: ComponentType<Props> | undefined
	const fetch = async () => (Ready ??= (await load()).default)
	function Part(props: Props) {
		// Asked once a mount: what arrives meanwhile never mounts it twice.
		const [Fetched, setFetched] = useState(() => Ready)
		const [isMissing, setIsMissing] = useState(false)
		useEffect(() => {
			if (Fetched || isMissing) return
			fetch().then(
				(part) => setFetched(() => part),
				() => setIsMissing(true),
			)
		}, [Fetched, isMissing])
		if (Fetched) return <Fetched {...props} />
		return (
			<>
				{Fallback ? <Fallback {...props} /> : null}
				{isMissing ? <Missing onRetry={() => setIsMissing(false)} /> : null}
			</>
		)
	}
	return Object.assign(Part, { fetch, prepare: () => void fetch().catch(() => {}) })
}

/** The same for a dialog: nothing of it is there before it is first open, and it closes as dialogs do. */
export function lazyDialog<Props extends { open: boolean }>(load: Load<Props>): LazyPart<Props> {
	const Part = lazyPart(load)
	function Dialog(props: Props) {
		const [wasOpen, setWasOpen] = useState(props.open)
		if (props.open && !wasOpen) setWasOpen(true)
		return wasOpen ? <Part {...props} /> : null
	}
	return Object.assign(Dialog, { fetch: Part.fetch, prepare: Part.prepare })
}

/** The same for what nearly everybody comes to use: fetched unasked, a moment after its page. */
export function prefetched<Props extends object>(load: Load<Props>, Fallback?: ComponentType<Props>): LazyPart<Props> {
	const part = lazyPart(load, Fallback)
	setTimeout(part.prepare, AFTER_MS)
	return part
}

/** The page stays as it is: only what was asked for is not there. */
const Missing = ({ onRetry }: { onRetry: () => void }) => (
	<div
		role="alert"
		className="fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-md items-center justify-between gap-3 rounded-lg bg-card px-4 py-1 text-ink shadow-lifted"
	>
		We can’t be reached. Check your connection.
		<button type="button" onClick={onRetry} className="h-11 shrink-0 font-medium text-sea hover:underline">
			Try again
		</button>
	</div>
)
