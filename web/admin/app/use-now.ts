import { useEffect, useState } from 'react'

/** The time, told anew each minute: the CRM stays open all day. */
export function useNow(): Date {
	const [now, setNow] = useState(() => new Date())
	useEffect(() => {
		const minute = setInterval(() => setNow(new Date()), 60_000)
		return () => clearInterval(minute)
	}, [])
	return now
}
