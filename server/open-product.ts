import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Parts } from './api-routes.ts'
import { JOB_TYPES, startBackground } from './background.ts'
import { openDatabase } from './db/open.ts'
import { makeSealer } from './db/seal.ts'
import type { Env } from './env.ts'
import { flightStatusFrom } from './flight-status/flight-status.ts'
import { folderStorage } from './files/folder-storage.ts'
import { guardedFetch } from './import/fetch/guarded-fetch.ts'
import { s3Storage } from './files/s3-storage.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import { folderMailer } from './mail/folder-mailer.ts'
import { type Mailer, parseSender } from './mail/mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { pdfMaker } from './pdf/pdf-maker.ts'
import { keptSecretKey } from './secret-key.ts'
import { weatherFrom } from './weather/weather.ts'

/** What the product stands on, open; the application is made of it by `createApp`. */
export type OpenProduct = Omit<Parts, 'isReady'> & {
	/** Takes no more work in the background, leaves what runs a moment, and closes what is open. */
	close: () => Promise<void>
}

/** Opens the database (schema up to date), the file store, the mailer and the work in the background, as the environment says. */
export async function openProduct(env: Env, log: Logger): Promise<OpenProduct> {
	const { publicUrl, trustProxy, ai } = env
	const weather = env.weather && weatherFrom(env.weather)
	const flightStatus = env.flightStatus && flightStatusFrom(env.flightStatus)
	const { name, phone, email, address, site, abtaNumber, atolNumber, vouchesForReviews } = env.agency
	const agency = { name, phone, email, address, site, abta: abtaNumber, atol: atolNumber, vouchesForReviews }
	const secret = env.secretKey ?? (await keptSecretKey(env.dataDir))
	const sealer = makeSealer([secret, ...env.previousSecretKeys], (place) =>
		log.error({ place }, 'A seal does not open'),
	)
	const fetchForm = guardedFetch({ allowedHosts: new Set(env.importAllowedHosts) })
	const storage = await openStorage(env)
	const mailer = openMailer(env)
	const pdf = pdfMaker()
	const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log })
	const { db } = database
	let jobs: Jobs | undefined
	const close = async () => {
		await jobs?.stop()
		await pdf.close()
		mailer.close()
		await database.stop()
	}
	try {
		jobs = await startJobs({ db, types: JOB_TYPES, log })
		await startBackground({ db, storage, jobs, mailer, log })
		return {
			db,
			storage,
			sealer,
			jobs,
			mailer,
			pdf,
			ai,
			log,
			weather,
			flightStatus,
			fetchForm,
			agency,
			publicUrl,
			trustProxy,
			close,
		}
	} catch (error) {
		await close()
		throw error
	}
}

/** Where files are kept: the bucket when one is given, else a folder under the data's. */
export const openStorage = async ({ s3, dataDir }: Env) =>
	s3 ? s3Storage({ ...s3, incoming: join(dataDir, 'incoming') }) : folderStorage(join(dataDir, 'files'))

/** How mail goes out: by the server when one is given, else into a folder under the data's. */
function openMailer({ smtpUrl, mailFrom, dataDir }: Env): Mailer {
	const from = parseSender(mailFrom)
	return smtpUrl ? smtpMailer(smtpUrl, from) : folderMailer(join(dataDir, 'mail'), from)
}
