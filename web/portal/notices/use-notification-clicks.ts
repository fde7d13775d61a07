import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Goes where a pressed notification leads, when the service worker finds this page open. */
export function useNotificationClicks() {
	const [, navigate] = useLocation()
	useEffect(() => {
		const worker = navigator.serviceWorker
		if (!worker) return undefined
		const go = ({ data }: MessageEvent<{ go?: unknown } | null>) => {
			const path = data?.go
			if (typeof path === 'string' && path.startsWith('/portal/')) navigate(path)
		}
		worker.addEventListener('message', go)
		worker.startMessages()
		return () => worker.removeEventListener('message', go)
	}, [navigate])
}
