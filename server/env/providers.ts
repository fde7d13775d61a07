import { z } from 'zod'
import type { FlightStatusSettings } from '#server/flight-status/flight-status.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { OpenMeteo } from '#server/weather/open-meteo.ts'
import { type Settings, url, words } from './reader.ts'

const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
	z.enum(names, `Enter one of: ${names.join(', ')}`)
const address = url('http', 'https')

/**
 * Open-Meteo's free host serves to look at the product with: its terms exclude commercial use. So production has no weather unless it is
 * asked for; with a key it comes from the host for customers.
 */
export function readWeather({ read, optional, usesAny }: Settings, production: boolean): OpenMeteo | null {
	const usual = production && !usesAny('WEATHER_') ? 'none' : 'open-meteo'
	const provider = read('WEATHER_PROVIDER', oneOf('open-meteo', 'none'), usual)
	const apiKey = optional('WEATHER_API_KEY', words)
	const host = apiKey ? 'customer-' : ''
	const baseUrl = read('WEATHER_BASE_URL', address, `https://${host}api.open-meteo.com`)
	const geocodingUrl = read('WEATHER_GEOCODING_URL', address, `https://${host}geocoding-api.open-meteo.com`)
	return provider === 'none' ? null : { baseUrl, geocodingUrl, apiKey }
}

const FLIGHT_HOSTS = {
	aerodatabox: 'https://prod.api.market/api/v1/aedbx/aerodatabox',
	aviationstack: 'https://api.aviationstack.com/v1',
}

export function readFlightStatus({ read, required }: Settings): FlightStatusSettings | null {
	const provider = read('FLIGHT_STATUS_PROVIDER', oneOf('aerodatabox', 'aviationstack', 'none'), 'none')
	if (provider === 'none') return null
	return {
		provider,
		baseUrl: read('FLIGHT_STATUS_BASE_URL', address, FLIGHT_HOSTS[provider]),
		apiKey: required('FLIGHT_STATUS_API_KEY', words, `FLIGHT_STATUS_PROVIDER is ${provider}`),
	}
}

/** A server of one's own may need no key. */
export function readAi({ optional, required, usesAny }: Settings): AiSettings | null {
	if (!usesAny('AI_')) return null
	const why = 'AI is asked when any AI_ setting is given'
	return {
		baseUrl: required('AI_BASE_URL', address, why),
		apiKey: optional('AI_API_KEY', words),
		model: required('AI_MODEL', words, why),
	}
}
