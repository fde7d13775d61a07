import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Catalogue } from '#shared/catalogue/catalogue.ts'
import type { AppServices } from './api-routes.ts'
import { followAgency } from './agency/followed-agency.ts'
import { followCatalogue } from './catalogue/followed-catalogue.ts'
import { importBuiltIn } from './catalogue/import-built-in.ts'
import { refreshAndCompare } from './catalogue/refresh-and-compare.ts'
import { openPictureFiles } from './catalogue/pictures/picture-files.ts'
import { JOB_TYPES, startBackground } from './background.ts'
import type { DatabaseConfig } from './db/connect.ts'
import { startFollowing } from './db/follow.ts'
import { makeSealer } from './db/seal.ts'
import type { Env } from './env/env.ts'
import { InvalidSettings } from './env/invalid-settings.ts'
import { openStorage } from './files/open-storage.ts'
import { openInstalledDatabase } from './open-database.ts'
import { createFlightStatusService } from './flight-status/flight-status.ts'
import { feedFetch } from './catalogue/availability/feeds/fetch-feed.ts'
import { guardedFetch } from './guarded-fetch/guarded-fetch.ts'
import { servicesUsed } from './legal-pages/services-used.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import { folderMailer } from './mail/folder-mailer.ts'
import { type Mailer, parseSender, type Sender } from './mail/mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { pdfMaker } from './pdf/pdf-maker.ts'
import { loadSecretKey, checkSecretKey } from './secret-key.ts'
import { checkStorage, databaseSettingError } from './startup-checks.ts'
import { runChecks } from './monitoring/checks/run-checks.ts'
import type { NightlyBackup } from './nightly-backup/nightly-backup.ts'
import { pushSender } from './notices/push/push-sender.ts'
import { createWeatherService } from './weather/weather.ts'

/** The open services; `createApp` builds the application from them. */
export type Services = Omit<AppServices, 'isReady' | 'onAnswer'> & {
	/** Stops the background jobs, lets running ones finish for a moment, and closes everything. */
	close: () => Promise<void>
}

/**
 * Opens the database (migrated), the file storage, the mailer and the background jobs, as configured by the environment. `builtIn`: the
 * catalogue that this release brings.
 */
export async function openServices(env: Env, log: Logger, builtIn: Catalogue): Promise<Services> {
	const { publicUrl, trustProxy, ai, ffmpegPath, databaseUrl, auditMonths, mailIn, importMailbox } = env
	const weather = env.weather && createWeatherService(env.weather)
	const flightStatus = env.flightStatus && createFlightStatusService(env.flightStatus)
	const { abtaNumber: abta, atolNumber: atol, ...installed } = env.agency
	const { secret, storage } = await openFolders(env)
	const sealer = makeSealer(
		[secret, ...env.previousSecretKeys],
		(associatedData) => log.error({ associatedData }, 'A seal does not open'),
		env.secretKeyLost,
	)
	const fetchRules = { allowedHosts: new Set(env.importAllowedHosts) }
	const fetchForm = guardedFetch(fetchRules)
	const fetchCalendar = feedFetch(fetchRules)
	const mailFrom = parseSender(env.mailFrom)
	const mailer = openMailer(env, mailFrom)
	const pdf = pdfMaker()
	const push = pushSender()
	await checkStorage(storage, log)
	const explained = (error: unknown) => {
		throw (databaseUrl && databaseSettingError(error)) || error
	}
	const database = await openInstalledDatabase(env, secret, log).catch(explained)
	const { db } = database
	let jobs: Jobs | undefined
	const stops: (() => void)[] = []
	const close = async () => {
		for (const stop of stops) stop()
		await jobs?.stop()
		await pdf.close()
		mailer.close()
		await database.stop()
	}
	try {
		// Connections with limits of time are the first that a pooler refuses.
		await sql`select 1`.execute(db).catch(explained)
		if (!env.secretKeyLost) await checkSecretKey(db, sealer)
		const followedAgency = await followAgency(db, { ...installed, abta, atol })
		const { agency } = followedAgency
		const isNamedAfterAgency = mailFrom.name === installed.name
		const refresh = async () => {
			await followedAgency.refresh()
			if (isNamedAfterAgency) mailFrom.name = agency.name
		}
		await refresh()
		await importBuiltIn(db, builtIn)
		const catalogue = await followCatalogue(db, builtIn, log)
		// Another instance may save other names, or publish. An unreachable database is reported by the requests that need it.
		stops.push(startFollowing(refresh), startFollowing(refreshAndCompare(db, catalogue)))
		jobs = await startJobs({ db, types: JOB_TYPES, log })
		await startBackground({
			db,
			storage,
			sealer,
			jobs,
			mailer,
			agency,
			publicUrl,
			log,
			push,
			auditMonths,
			flightStatus,
			adviceBaseUrl: env.adviceBaseUrl,
			pdf,
			mailIn,
			importMailbox,
			nightlyBackup: nightlyBackupOf(env, secret, database.config),
			fetchCalendar,
			catalogue,
			ffmpegPath,
		})
		return {
			db,
			storage,
			sealer,
			jobs,
			mailer,
			mailIn,
			importMailbox,
			pdf,
			ai,
			log,
			weather,
			flightStatus,
			push,
			fetchForm,
			fetchCalendar,
			agency,
			followedAgency: { ...followedAgency, refresh },
			catalogue,
			ffmpegPath,
			pictureFiles: openPictureFiles({ db, storage }),
			auditMonths,
			outsideServices: servicesUsed(env),
			publicUrl,
			trustProxy,
			checkInstallation: () => runChecks({ env, db, storage, mailer, sealer }),
			close,
		}
	} catch (error) {
		await close()
		throw error
	}
}

/** Opens what is under DATA_DIR, and creates it at the first start. */
async function openFolders(env: Env) {
	try {
		return { secret: env.secretKey ?? (await loadSecretKey(env.dataDir)), storage: openStorage(env) }
	} catch (error) {
		const { code, syscall } = error as NodeJS.ErrnoException
		throw code && syscall ? new InvalidSettings([['DATA_DIR', `Cannot be written to (${code})`]], error) : error
	}
}

function nightlyBackupOf(env: Env, secret: string, database: DatabaseConfig): NightlyBackup | undefined {
	const { s3, dataDir, backup } = env
	if (!backup.dir) return undefined
	const scratch = join(dataDir, 'backup-check')
	return { ...backup, dir: backup.dir, secret, database, storage: { s3, dataDir }, scratch }
}

/** The mailer: the configured SMTP server, or a folder under DATA_DIR. */
export function openMailer({ smtpUrl, dataDir, mailFrom }: Env, from: Sender = parseSender(mailFrom)): Mailer {
	return smtpUrl ? smtpMailer(smtpUrl, from) : folderMailer(join(dataDir, 'mail'), from)
}
