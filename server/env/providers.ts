import { z } from 'zod'
import type { FlightStatusSettings } from '#server/flight-status/flight-status.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { OpenMeteo } from '#server/weather/open-meteo.ts'
import { flag, type SettingsReader, url, text } from './reader.ts'

const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
	z.enum(names, `Enter one of: ${names.join(', ')}`)
const address = url('http', 'https')

/**
 * Open-Meteo's free host is for evaluating the product, since its terms exclude commercial use. So production has no weather unless a
 * setting asks for it. With a key, forecasts come from Open-Meteo's host for customers.
 */
export function readWeather({ read, optional, isAnySet }: SettingsReader, production: boolean): OpenMeteo | null {
	const defaultProvider = production && !isAnySet('WEATHER_') ? 'none' : 'open-meteo'
	const provider = read('WEATHER_PROVIDER', oneOf('open-meteo', 'none'), defaultProvider)
	const apiKey = optional('WEATHER_API_KEY', text)
	const host = apiKey ? 'customer-' : ''
	const baseUrl = read('WEATHER_BASE_URL', address, `https://${host}api.open-meteo.com`)
	const geocodingUrl = read('WEATHER_GEOCODING_URL', address, `https://${host}geocoding-api.open-meteo.com`)
	// A server of one's own has the archive at the same address.
	const archive = isAnySet('WEATHER_BASE_URL') ? baseUrl : `https://${host}archive-api.open-meteo.com`
	const archiveUrl = read('WEATHER_ARCHIVE_URL', address, archive)
	return provider === 'none' ? null : { baseUrl, geocodingUrl, archiveUrl, apiKey }
}

/** Null: nobody watches GOV.UK's travel advice. */
export const readAdvice = ({ optional }: SettingsReader): string | null => optional('ADVICE_BASE_URL', address)

const calls = z
	.string()
	.regex(/^\d{1,7}$/, 'Enter a number of calls')
	.transform(Number)

const FLIGHT_HOSTS = {
	aerodatabox: 'https://prod.api.market/api/v1/aedbx/aerodatabox',
	aviationstack: 'https://api.aviationstack.com/v1',
}

export function readFlightStatus({ read, required }: SettingsReader): FlightStatusSettings | null {
	const provider = read('FLIGHT_STATUS_PROVIDER', oneOf('aerodatabox', 'aviationstack', 'none'), 'none')
	if (provider === 'none') return null
	return {
		provider,
		baseUrl: read('FLIGHT_STATUS_BASE_URL', address, FLIGHT_HOSTS[provider]),
		apiKey: required('FLIGHT_STATUS_API_KEY', text, `Required because FLIGHT_STATUS_PROVIDER is ${provider}`),
		monthlyCalls: read('FLIGHT_STATUS_MONTHLY_CALLS', calls, 0),
	}
}

/** A self-hosted server may need no key. */
export function readAi({ read, optional, required, isAnySet }: SettingsReader): AiSettings | null {
	if (!isAnySet('AI_')) return null
	const reason = 'Required because another AI_ setting is set'
	return {
		baseUrl: required('AI_BASE_URL', address, reason),
		apiKey: optional('AI_API_KEY', text),
		model: required('AI_MODEL', text, reason),
		readsEveryBooking: read('AI_READS_EVERY_BOOKING', flag, true),
	}
}
