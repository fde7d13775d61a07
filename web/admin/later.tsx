import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of the CRM that its first screen does without. It is fetched when the browser has nothing else to do, and then drawn at once:
 * React's `lazy` alone would show `meanwhile` for a moment even where nothing has to be waited for.
 */
export function later<Props extends object>(load: Load<Props>, meanwhile: ReactNode = null): ComponentType<Props> {
	let Ready: ComponentType<Props> | undefined
	const Lazy = lazy(load)
	const fetchIt = async () => {
		Ready = (await load()).default
	}
	// Asking for the part tells what is wrong.
	whenIdle(() => fetchIt().catch(() => {}))

	return function Later(props: Props) {
		// Asked once a mount: what arrives meanwhile never mounts it twice.
		const [Part] = useState<ComponentType<Props>>(() => Ready ?? (Lazy as ComponentType<Props>))
		return <Suspense fallback={meanwhile}>{createElement(Part, props)}</Suspense>
	}
}

/** Safari has no such callback. */
const whenIdle: (run: () => unknown) => unknown =
	typeof requestIdleCallback === 'function' ? requestIdleCallback : (run) => setTimeout(run, 1000)
