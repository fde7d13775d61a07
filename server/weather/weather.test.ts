import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { fixture, type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { createWeatherService } from './weather.ts'

let provider: Provider
let product: Product
let time = 0
beforeAll(async () => {
	provider = await startProvider()
})
afterAll(async () => {
	await provider.stop()
	await product?.stop()
})
beforeEach(() => {
	provider.requests.length = 0
	provider.reply(respondWith(fixture('weather/open-meteo-forecast')))
})
const service = (apiKey: string | null = null) =>
	createWeatherService(
		{ baseUrl: provider.url, geocodingUrl: provider.url, archiveUrl: provider.url, apiKey },
		() => time,
	)

const town = (name: string, latitude: number, country: string, timezone: string, more: object = {}) => ({
	name,
	latitude,
	longitude: 1,
	country,
	timezone,
	...more,
})
/** Answers searches with these towns, days of the past with one dry and one wet day, and anything else with the forecast. */
const replyWith = (towns: Record<string, unknown[]>) =>
	provider.reply((response, { path, search }) => {
		const year = Number(search.get('start_date')?.slice(0, 4))
		const past = {
			daily: {
				time: [search.get('start_date'), search.get('end_date'), search.get('end_date')],
				temperature_2m_max: [year - 2000, 10, null],
				temperature_2m_min: [2, 6, 1],
				precipitation_sum: [0.9, 1, 0],
			},
		}
		const answers: Record<string, string> = {
			'/v1/search': JSON.stringify({ results: towns[search.get('name') ?? ''] }),
			'/v1/archive': JSON.stringify(past),
		}
		respondWith(answers[path] ?? fixture('weather/open-meteo-forecast'))(response, provider.requests[0]!)
	})

test('returns the weather of a known destination in whole degrees and local days, with its place and time', async () => {
	const weather = await service('KEY').atDestination('Nice, France')
	expect(weather).toEqual({
		place: 'Nice',
		readAt: '2026-11-20T11:15:00.000Z',
		current: {
			temp: 16,
			feelsLike: 15,
			humidity: 58,
			windSpeed: 11,
			description: 'Partly cloudy',
			icon: '02d',
		},
		forecast: [
			{ date: '2026-11-20', temp: 13, tempMin: 10, tempMax: 17, icon: '04d' },
			{ date: '2026-11-21', temp: 13, tempMin: 10, tempMax: 16, icon: '10d' },
			{ date: '2026-11-22', temp: 12, tempMin: 9, tempMax: 14, icon: '09d' },
			{ date: '2026-11-23', temp: 12, tempMin: 8, tempMax: 17, icon: '01d' },
			{ date: '2026-11-24', temp: 13, tempMin: 8, tempMax: 18, icon: '01d' },
		],
	})
	const { path, search, headers } = provider.requests[0]!
	expect([path, search.get('latitude'), search.get('longitude'), search.get('timezone')]).toEqual([
		'/v1/forecast',
		'43.7',
		'7.27',
		'auto',
	])
	// In a header, never in the URL.
	expect([headers['x-api-key'], String(search)]).toEqual(['KEY', expect.not.stringContaining('KEY')])
})

test('leaves out missing values', async () => {
	provider.reply(respondWith(fixture('weather/open-meteo-forecast-nulls')))
	const weather = await service().atDestination('Maldives')
	expect(weather?.current).toMatchObject({ temp: 26, feelsLike: 26, icon: '11n' })
	expect(weather?.forecast.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'])
})

test('geocodes an unknown place once, and only within the area that its name gives', async () => {
	const { atDestination: weatherOf } = service()
	const replies: Record<string, string> = {
		'/v1/search': fixture('weather/open-meteo-geocoding'),
		'/v1/forecast': fixture('weather/open-meteo-forecast'),
	}
	provider.reply((response, { path }) => respondWith(replies[path] ?? '{}')(response, provider.requests[0]!))
	const found = await weatherOf('Nizza, United States')
	expect(found?.place).toBe('Nice')
	await weatherOf('Nizza, United States')
	expect(asked()).toEqual(['Nizza', '39.12323'])
	expect(await weatherOf('Nizza, Atlantis')).toBeNull()
	// Without an area a similar name would be a guess.
	expect(await weatherOf('Nizza')).toBeNull()
	provider.reply(respondWith(fixture('weather/open-meteo-geocoding-none')))
	expect(await weatherOf('Nowhere at all')).toBeNull()
})

/** What was asked: the names that were searched for, and the latitudes of forecasts. */
const asked = () => provider.requests.map(({ search }) => search.get('name') ?? search.get('latitude'))

test.each([
	// A country says where to look for the town, and never replaces it.
	['Méribel, France', 'Méribel', ['Méribel', '45.4']],
	['Méribel France', 'Méribel', ['Méribel', '45.4']],
	['Meribel - French Alps', 'Méribel', ['Meribel', '45.4']],
	['Hotel Caruso, Ravello, Italy', 'Ravello', ['Hotel Caruso', 'Ravello', '40.65']],
	['Taormina, Sicily', 'Taormina', ['Taormina', '37.85']],
	['St Anton, Austria', 'Sankt Anton am Arlberg', ['St Anton', '47.13']],
	['Ajman, UAE', 'Ajman', ['Ajman', '25.41']],
	['Sedona, USA', 'Sedona', ['Sedona', '34.87']],
	// A known region is near enough when nobody knows the town, and known towns need no search.
	['Villa Nowhere, Sicily', 'Sicily', ['Villa Nowhere', '37.6']],
	['Courchevel, France', 'Courchevel', ['45.42']],
	['Baa Atoll, Maldives', 'Baa Atoll', ['5.2']],
	// A country on its own has the weather of one of its towns, under the name of that town.
	['Italy', 'Rome', ['41.9']],
	['France & Italy', 'Paris', ['48.86']],
	// A town that nobody knows has no weather.
	['Villa Nowhere, France', null, ['Villa Nowhere']],
	['Northern Italy', null, ['Northern']],
	// Only in Spain.
	['Ravello, Spain', null, ['Ravello']],
])('%s has the weather of %s', async (destination, place, calls) => {
	const towns: Record<string, unknown[]> = {
		Méribel: [town('Méribel', 45.4, 'France', 'Europe/Paris')],
		Meribel: [town('Méribel', 45.4, 'France', 'Europe/Paris')],
		Ravello: [town('Ravello', 40.65, 'Italy', 'Europe/Rome')],
		Taormina: [town('Taormina', 37.85, 'Italy', 'Europe/Rome')],
		'St Anton': [
			town('St Anton', 52, 'United Kingdom', 'Europe/London'),
			town('Sankt Anton am Arlberg', 47.13, 'Austria', 'Europe/Vienna'),
		],
		Ajman: [town('Ajman', 25.41, 'United Arab Emirates', 'Asia/Dubai')],
		Sedona: [town('Sedona', 34.87, 'United States', 'America/Phoenix')],
	}
	replyWith(towns)
	expect((await service().atDestination(destination))?.place ?? null).toBe(place)
	expect(asked()).toEqual(calls)
})

test('each stay has the forecast of its own days, and for later ones what is usual there (PORTAL-150)', async () => {
	product ??= await startProduct({ weather: service() })
	const { olivia, james, staff } = product
	time = Date.parse('2026-11-20T11:20:00Z')
	const springfields = [town('Springfield', 39.8, 'United States', 'America/Chicago', { population: 110_000 })]
	replyWith({
		Méribel: [town('Méribel', 45.4, 'France', 'Europe/Paris')],
		// As large as the other one.
		Springfield: [
			...springfields,
			town('Springfield', 37.2, 'United States', 'America/Chicago', { population: 170_000 }),
		],
	})
	const tripId = await makeTrip(product, { destination: 'France', startDate: '2026-11-18', endDate: '2026-12-30' })
	const path = `/api/portal/trips/${tripId}/weather/stays`
	expect((await olivia.get(path)).body).toEqual({ stays: [] })
	const stay = (address: string | null, checkIn: string, checkOut: string, more: object = {}) =>
		addRecord(staff, 'accommodations', tripId, { hotelName: 'The Resort', address, checkIn, checkOut, ...more })
	await stay('Lisbon, Portugal', '2026-11-18', '2026-11-19')
	await stay('1 quai des Docks, Nice, France', '2026-11-23', '2026-11-25')
	await stay('2 quai des Docks, Nice, France', '2026-11-25', '2026-11-26')
	await stay('Springfield, United States', '2026-11-26', '2026-11-27')
	await stay('12 route du Bois, 73550 Méribel, France', '2026-12-22', '2026-12-29')
	await stay('Rome, Italy', '2026-12-29', '2026-12-30', { status: 'cancelled' })
	provider.requests.length = 0

	const { body } = await olivia.get(path)
	const usual = { years: { first: 2016, last: 2025 }, low: 4, rainyDays: 5, readAt: '2026-11-20T11:20:00.000Z' }
	expect(body.stays).toEqual([
		{
			place: 'Nice',
			zone: 'Europe/Paris',
			from: '2026-11-23',
			until: '2026-11-26',
			forecast: {
				days: [
					{ date: '2026-11-23', temp: 12, tempMin: 8, tempMax: 17, icon: '01d' },
					{ date: '2026-11-24', temp: 13, tempMin: 8, tempMax: 18, icon: '01d' },
				],
				readAt: '2026-11-20T11:15:00.000Z',
			},
			usual: { ...usual, from: '2026-11-25', until: '2026-11-26', high: 15 },
		},
		{
			place: 'Méribel',
			zone: 'Europe/Paris',
			from: '2026-12-22',
			until: '2026-12-29',
			forecast: null,
			usual: { ...usual, from: '2026-12-22', until: '2026-12-29', high: 15 },
		},
	])
	const archived = provider.requests.filter(({ path }) => path === '/v1/archive')
	const days = archived.map(({ search }) => [search.get('latitude'), search.get('start_date'), search.get('end_date')])
	expect(days.filter(([latitude]) => latitude === '45.4').slice(0, 2)).toEqual([
		['45.4', '2025-12-19', '2026-01-01'],
		['45.4', '2024-12-19', '2025-01-01'],
	])
	expect(archived).toHaveLength(20)
	await staff.get(path)
	expect(provider.requests.filter(({ path }) => path === '/v1/archive')).toHaveLength(20)
	expect((await james.get(path)).body.error).toBe('Trip not found')

	// What the service does not answer is missing, and no failure of the page.
	provider.reply(respondWith(fixture('weather/open-meteo-error-503'), 503))
	await stay('Tokyo, Japan', '2026-11-28', '2026-11-29')
	expect((await olivia.get(path)).body.stays.map(({ place }: { place: string }) => place)).toEqual(['Nice', 'Méribel'])
})

test.each([
	// The largest by far is the one that people mean.
	[
		'Portland, USA',
		'Portland',
		[
			['OR', 600_000],
			['ME', 10_000],
		],
	],
	[
		'Springfield, USA',
		null,
		[
			['IL', 110_000],
			['MO', 170_000],
		],
	],
	[
		'Sedona, USA',
		'Sedona',
		[
			['AZ', 10_000],
			['TX', 0],
		],
	],
	// A town that we know, in an area that we do not know.
	['Paris, Texas', 'Paris', [['Texas', 24_000]]],
] as const)('%s: a name that several towns have is clear, or has no weather', async (destination, place, states) => {
	const [name] = destination.split(',')
	const results = states.map(([admin1, population], n) =>
		town(name!, 30 + 5 * n, 'United States', 'America/Chicago', { admin1, population }),
	)
	replyWith({ [name!]: results })
	expect((await service().atDestination(destination))?.place ?? null).toBe(place)
	if (place) expect(provider.requests.at(-1)?.search.get('latitude')).toBe('30')
})

test('caches each place for ten minutes and shares concurrent requests', async () => {
	time = 0
	const { atDestination: weatherOf } = service()
	await Promise.all([weatherOf('Dubai'), weatherOf('Dubai, UAE'), weatherOf('Porto')])
	time = 9 * 60_000 + 59_000
	await weatherOf('Dubai')
	expect(provider.requests).toHaveLength(2)
	time = 10 * 60_000
	await weatherOf('Dubai')
	expect(provider.requests).toHaveLength(3)
})

test('when the service fails, returns the last forecast with its original time', async () => {
	time = 0
	const { atDestination: weatherOf } = service()
	await weatherOf('Dubai')
	provider.reply(respondWith(fixture('weather/open-meteo-error-503'), 503))
	time = 60 * 60_000
	expect((await weatherOf('Dubai'))?.readAt).toBe('2026-11-20T11:15:00.000Z')
	time = 4 * 60 * 60_000
	await expect(weatherOf('Dubai')).rejects.toThrow('open-meteo: answered 503')
})

const forecast = () => JSON.parse(fixture('weather/open-meteo-forecast')) as { current: Record<string, unknown> }
test.each([
	['an error with status 200', JSON.stringify({ error: true, reason: 'x' })],
	['an error in the middle of the body', `${fixture('weather/open-meteo-forecast').slice(0, 300)}Unexpected error`],
	['no temperature', JSON.stringify({ ...forecast(), current: { ...forecast().current, temperature_2m: null } })],
	['500 degrees', JSON.stringify({ ...forecast(), current: { ...forecast().current, temperature_2m: 500 } })],
	[
		'text instead of a number',
		JSON.stringify({ ...forecast(), current: { ...forecast().current, weather_code: '2' } }),
	],
])('%s is a failure', async (_, text) => {
	provider.reply(respondWith(text))
	await expect(service().atDestination('Dubai')).rejects.toThrow('open-meteo: unexpected data at')
})

test('the API call: only for readable trips, with a status for each kind of failure', async () => {
	product ??= await startProduct({ weather: service() })
	const { olivia, james, staff } = product
	const of = async (destination: string) => `/api/portal/trips/${await makeTrip(product, { destination })}/weather`
	const monaco = await of('Monte Carlo, Monaco')
	const { status, body } = await olivia.get(monaco)
	expect([status, body.weather.place, body.weather.current.temp]).toEqual([200, 'Monte Carlo', 16])
	expect((await staff.get(monaco)).status).toBe(200)
	expect((await james.get(monaco)).body.error).toBe('Trip not found')

	expect((await olivia.get(await of(''))).body).toEqual({
		error: 'There is no weather for this destination',
		code: 'no_weather',
	})
	const failures = { Bali: '400', Paris: '400-key-invalid', Rome: '401-key-required', Porto: '429', Tokyo: '503' }
	for (const [destination, name] of Object.entries(failures)) {
		provider.reply(respondWith(fixture(`weather/open-meteo-error-${name}`), Number(name.slice(0, 3))))
		const { status, body } = await olivia.get(await of(destination))
		expect([name, status, body]).toEqual([
			name,
			502,
			{ error: 'The weather is currently unavailable. Please try again later', code: 'provider_failed' },
		])
	}
	// A page asks for what there is: it shows nothing without the weather (PORTAL-29).
	for (const destination of ['', 'Tokyo', 'Hanoi']) {
		const { status, body } = await olivia.get(`${await of(destination)}?missing=null`)
		expect([destination, status, body]).toEqual([destination, 200, { weather: null }])
	}
	expect((await james.get(`${monaco}?missing=null`)).status).toBe(404)
	expect(product.logged().join('')).not.toContain(provider.url)
})
