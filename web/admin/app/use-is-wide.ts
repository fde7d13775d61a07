import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 80rem)'

const subscribe = (listener: () => void) => {
	const wide = matchMedia(WIDE)
	wide.addEventListener('change', listener)
	return () => wide.removeEventListener('change', listener)
}

/** Whether two things have room next to each other in the CRM. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
