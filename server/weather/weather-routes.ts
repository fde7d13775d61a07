import { ProviderFailure, providerRefusal } from '#server/providers/fetch-json.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import { findSeenTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { WeatherService } from './weather.ts'

type Parts = { db: Db; reader: TripReader; weather: WeatherService | null }

/**
 * The weather at a trip's destination. With `missing=null` there may be none, and that is no error: a failed call would be one in the
 * console of every visit. Only for trips that the caller may read, so that this is no open proxy to the service.
 */
export function weatherRoutes({ db, reader, weather }: Parts): Route[] {
	return [
		get('/api/portal/trips/:id/weather', 'signedIn', async (c, user) => {
			const { trip: seen } = await findSeenTrip(db, user, c.req.param('id'))
			const isWanted = c.req.query('missing') !== 'null'
			if (!weather) throw notConfigured()
			const { destination } = await db
				.selectFrom('trips')
				.select('destination')
				.where('id', '=', seen.id)
				.executeTakeFirstOrThrow()
			const found = destination ? await weather.atDestination(destination).catch(isWanted ? refuse : missing) : null
			if (!found && isWanted) throw new Refusal(404, 'no_weather', 'There is no weather for this destination')
			return c.json({ weather: found })
		}),
		get('/api/portal/trips/:id/weather/stays', 'signedIn', async (c, user) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			if (!weather) throw notConfigured()
			return c.json({ stays: await weather.duringStays(seenBy(viewer, trip)) })
		}),
	]
}

const notConfigured = () => new Refusal(503, 'not_configured', 'There is no weather service')

/** To a page, which shows nothing without the weather, a failure of the service is no error of its own. */
function missing(error: unknown): null {
	if (error instanceof ProviderFailure) return null
	throw error
}

function refuse(error: unknown): never {
	throw error instanceof ProviderFailure ? providerRefusal('The weather', error) : error
}
