import { useQuery } from '@tanstack/react-query'
import type { Weather } from '#shared/portal/weather.ts'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'

/** PORTAL-28 */
const KEPT_MS = 10 * 60_000

/** The weather where a trip goes; undefined while there is none, for whatever reason: then nothing is shown (PORTAL-29). */
export function useWeather(tripId: string): Weather | undefined {
	const { hasWeather } = useSettings()
	const { data } = useQuery({
		...query('/api/portal/trips/:id/weather', { id: tripId }),
		enabled: hasWeather,
		staleTime: KEPT_MS,
		gcTime: KEPT_MS,
	})
	return data?.weather
}
