import { useEffect, useState } from 'react'
import { localClock } from '#shared/dates.ts'

/** The countdown's (PORTAL-9). */
const REFRESH_MS = 60_000

/** What the viewer's own clock reads, 'YYYY-MM-DDTHH:MM:SS', looked at again each minute. */
export function useNow(): string {
	const [now, setNow] = useState(() => localClock(new Date()))
	useEffect(() => {
		const timer = setInterval(() => setNow(localClock(new Date())), REFRESH_MS)
		return () => clearInterval(timer)
	}, [])
	return now
}
