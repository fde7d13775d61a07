import { isIP } from 'node:net'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'

type Settings = {
	smtpUrl: string | null
	s3: object | null
	ai: { baseUrl: string; readsEveryBooking?: boolean } | null
	weather: { baseUrl: string } | null
	flightStatus: { provider: string } | null
}

const FLIGHT_STATUS: Record<string, string> = { aerodatabox: 'AeroDataBox', aviationstack: 'aviationstack' }

/** Which outside services this installation uses, as visitors may know them. The names of private hosts stay private. */
export const servicesUsed = ({ smtpUrl, s3, ai, weather, flightStatus }: Settings): LegalFacts['services'] => ({
	mail: smtpUrl !== null,
	storage: s3 !== null,
	ai: ai && publicHost(ai.baseUrl),
	...(ai?.readsEveryBooking ? { aiReadsEveryBooking: true } : {}),
	weather:
		weather &&
		(/\.open-meteo\.com$/.test(new URL(weather.baseUrl).hostname) ? 'Open-Meteo' : publicHost(weather.baseUrl)),
	flightStatus: flightStatus && (FLIGHT_STATUS[flightStatus.provider] ?? flightStatus.provider),
})

function publicHost(url: string): string {
	const { protocol, hostname } = new URL(url)
	const isPrivate =
		protocol !== 'https:' ||
		isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 ||
		!/\.[a-z]{2,}$/.test(hostname) ||
		PRIVATE.test(hostname)
	return isPrivate ? 'private' : hostname
}

/** Names that only a network of one's own resolves (RFC 6762, RFC 8375, and what is customary). */
const PRIVATE = /\.(local|lan|internal|intranet|home|corp|private|localhost|home\.arpa|svc)$/
