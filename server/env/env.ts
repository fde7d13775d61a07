import type { FlightStatusSettings } from '#server/flight-status/flight-status.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { OpenMeteo } from '#server/weather/open-meteo.ts'
import type { TraceSettings } from '#server/monitoring/traces/open-traces.ts'
import type { Agency } from './agency.ts'
import type { BackupSettings } from './backup.ts'
import type { FirstAdmin } from './first-admin.ts'
import type { ImportMailbox, MailIn } from '#server/mail/incoming/settings.ts'
import type { S3 } from './s3.ts'

/** The validated settings. docs/self-hosting/configuration explains each of them. */
export type Env = {
	production: boolean
	port: number
	host: string
	/** The public scheme, host and port. Links are built from it, never from a request's headers. */
	publicUrl: string
	/** An absolute path. */
	dataDir: string
	/** Null: the embedded PostgreSQL under `dataDir`. */
	databaseUrl: string | null
	/** A pooler in transaction mode is between the product and `databaseUrl`. */
	databasePooled: boolean
	backup: BackupSettings
	/** Null: files are stored under `dataDir`. */
	s3: S3 | null
	/** Null: mail is written under `dataDir`. */
	smtpUrl: string | null
	/** 'Name <address>', or only an address. */
	mailFrom: string
	/** Null: travellers answer in the portal only. */
	mailIn: MailIn | null
	/** Null: no mailbox is read for bookings. */
	importMailbox: ImportMailbox | null
	/** Null: no weather is shown. */
	weather: OpenMeteo | null
	/** Null: flights have no live status. */
	flightStatus: FlightStatusSettings | null
	/** The address of GOV.UK, whose travel advice is watched. Null: it is not. */
	adviceBaseUrl: string | null
	/** Null: no AI drafts texts or reads bookings. */
	ai: AiSettings | null
	/** The program that converts films, as a whole path. Null: they are served as they are, or refused. */
	ffmpegPath: string | null
	agency: Agency
	/** Null: the first start creates the user 'admin' with a generated password. */
	firstAdmin: FirstAdmin | null
	/** Fill an empty database with sample customers and trips. */
	demo: boolean
	/** Null: generated at the first start and stored under `dataDir`. */
	secretKey: string | null
	/** Keys that `secretKey` has replaced. Values sealed with them can still be read. */
	previousSecretKeys: string[]
	/** The key that identity data was sealed with is lost: start without it, and show that data as missing. */
	secretKeyLost: boolean
	/** Proxies whose X-Forwarded-For header is trusted: addresses or ranges. */
	trustProxy: string[]
	/** The sites that may embed event pages, in the syntax of CSP's `frame-ancestors`. */
	embedders: string
	/** Booking forms on a private network as 'host:port'. Imports fetch no other private addresses. */
	importAllowedHosts: string[]
	/** How long the audit keeps sign-ins and reads, in months; 0 keeps everything. */
	auditMonths: number
	/** What `GET /metrics` asks for. Null: there are no metrics. */
	metricsToken: string | null
	/** Where traces go. Null: there are none. */
	traces: TraceSettings | null
	/** How long the process stays available after SIGTERM while `/readyz` answers 503, in seconds. */
	shutdownDelay: number
	/** Messages for the log about allowed but risky settings. */
	warnings: string[]
}
