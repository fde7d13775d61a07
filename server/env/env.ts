import type { FlightStatusSettings } from '#server/flight-status/flight-status.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { OpenMeteo } from '#server/weather/open-meteo.ts'
import type { Agency } from './agency.ts'
import type { FirstAdmin } from './first-admin.ts'
import type { S3 } from './s3.ts'

/** What the environment says, checked. docs/configuration.md explains each setting. */
export type Env = {
	production: boolean
	port: number
	host: string
	/** Scheme, host and port that people reach us by. Links come from it, never from a request. */
	publicUrl: string
	/** An absolute path. */
	dataDir: string
	/** Null: the embedded PostgreSQL under `dataDir`. */
	databaseUrl: string | null
	/** Null: files are kept under `dataDir`. */
	s3: S3 | null
	/** Null: mail is written under `dataDir`. */
	smtpUrl: string | null
	/** 'Name <address>', or an address alone. */
	mailFrom: string
	/** Null: no weather is shown. */
	weather: OpenMeteo | null
	/** Null: flights have no live status. */
	flightStatus: FlightStatusSettings | null
	/** Null where AI is not configured. */
	ai: AiSettings | null
	agency: Agency
	/** Null: one named 'admin' with a password made up at the first start. */
	firstAdmin: FirstAdmin | null
	/** Sample customers and trips into an empty database. */
	demo: boolean
	/** Null: made at the first start and kept under `dataDir`. */
	secretKey: string | null
	/** Keys that `secretKey` has replaced; what they sealed can still be read. */
	previousSecretKeys: string[]
	/** The key that papers were sealed with is gone for good: start without it, and show them as missing. */
	secretKeyLost: boolean
	/** Proxies whose X-Forwarded-For is believed: addresses or ranges. */
	trustProxy: string[]
	/** Who may frame event pages, as CSP's `frame-ancestors` has it. */
	embedders: string
	/** Booking forms on a private network, 'host:port' each: trips are imported from nowhere else inside. */
	importAllowedHosts: string[]
	/** Sentences for the log about what is allowed and had better be known. */
	warnings: string[]
}
