import { useQuery } from '@tanstack/react-query'
import type { Weather } from '#shared/portal/weather.ts'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'

/** PORTAL-28 */
const CACHE_MS = 10 * 60_000

/**
 * The weather at a trip's destination, if it is `wanted`. Undefined without weather, for whatever reason; then nothing shows
 * (PORTAL-29).
 */
export function useWeather(tripId: string, wanted: boolean): Weather | undefined {
	const { hasWeather } = useSettings()
	const { data } = useQuery({
		...query('/api/portal/trips/:id/weather', { id: tripId }, { missing: 'null' }),
		enabled: hasWeather && wanted,
		staleTime: CACHE_MS,
		gcTime: CACHE_MS,
	})
	return wanted ? (data?.weather ?? undefined) : undefined
}
