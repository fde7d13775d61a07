import { use, useEffect, useState } from 'react'
import { dayOf, viewerDay } from '#shared/dates.ts'
import { RenderedAt, useIsHydrating } from './rendered-at.ts'

/** The current time, refreshed every `refreshMs`. By default every minute, since pages stay open all day. */
export function useNow(refreshMs = 60_000): Date {
	const renderedAt = use(RenderedAt)
	const [now, setNow] = useState(() => new Date())
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), refreshMs)
		return () => clearInterval(timer)
	}, [refreshMs])
	return renderedAt === null ? now : new Date(renderedAt)
}

/** The day of an instant where the viewer is. The server does not know where that is, so until the page is hydrated it is the day in UTC. */
export function useViewerDay(): (instant: Date) => string {
	return useIsHydrating() ? (instant) => dayOf(instant.toISOString()) : viewerDay
}

/** Today where the viewer is, as `useViewerDay`. */
export const useToday = () => useViewerDay()(useNow())
