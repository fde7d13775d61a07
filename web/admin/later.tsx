import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/** When the first screen has had the line to itself for long enough to stand. */
const AFTER_MS = 1000

/**
 * A part of the CRM that its first screen does without. It is fetched a moment later unasked, and then drawn at once: React's `lazy`
 * alone would show `meanwhile` for 300 ms even where nothing has to be waited for.
 */
export function later<Props extends object>(load: Load<Props>, meanwhile: ReactNode = null): ComponentType<Props> {
	let Ready: ComponentType<Props> | undefined
	const Lazy = lazy(load)
	const fetchIt = async () => {
		Ready = (await load()).default
	}
	// Asking for the part tells what is wrong.
	setTimeout(() => void fetchIt().catch(() => {}), AFTER_MS)

	return function Later(props: Props) {
		// Asked once a mount: what arrives meanwhile never mounts it twice.
		const [Part] = useState<ComponentType<Props>>(() => Ready ?? (Lazy as ComponentType<Props>))
		return <Suspense fallback={meanwhile}>{createElement(Part, props)}</Suspense>
	}
}
