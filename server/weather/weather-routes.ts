import { ProviderFailure, providerRefusal } from '#server/providers/fetch-json.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findSeenTrip } from '#server/trips/trip/find-trip.ts'
import type { WeatherService } from './weather.ts'

/** The weather at a trip's destination. Only for trips that the caller may read, so that this is no open proxy to the service. */
export function weatherRoutes({ db, weather }: { db: Db; weather: WeatherService | null }): Route[] {
	return [
		get('/api/portal/trips/:id/weather', 'signedIn', async (c, user) => {
			const { trip: seen } = await findSeenTrip(db, user, c.req.param('id'))
			if (!weather) throw new Refusal(503, 'not_configured', 'There is no weather service')
			const { destination } = await db
				.selectFrom('trips')
				.select('destination')
				.where('id', '=', seen.id)
				.executeTakeFirstOrThrow()
			const found = destination ? await weather(destination).catch(refuse) : null
			if (!found) throw new Refusal(404, 'no_weather', 'There is no weather for this destination')
			return c.json({ weather: found })
		}),
	]
}

function refuse(error: unknown): never {
	throw error instanceof ProviderFailure ? providerRefusal('The weather', error) : error
}
