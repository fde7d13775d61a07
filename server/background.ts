import type { Logger } from 'pino'
import { z } from 'zod'
import { customerSearch } from './auth/customer-search.ts'
import { sweepDevices } from './auth/devices.ts'
import { sweepCeremonies } from './auth/passkeys/ceremonies.ts'
import { sweepSessions } from './auth/sessions.ts'
import { answerForgotten, sendForgottenLink } from './auth/links/forgotten.ts'
import { sweepLinks } from './auth/links/account-links.ts'
import type { LinkSender } from './auth/links/send-link.ts'
import { catalogueSearch } from './catalogue/catalogue-search.ts'
import { readDueFeeds, readFeedsJob } from './catalogue/availability/feeds/read-due-feeds.ts'
import type { FollowedCatalogue } from './catalogue/followed-catalogue.ts'
import { sweepPreviewLinks } from './catalogue/previews/stored-previews.ts'
import { publishScheduled, publishScheduledJob } from './catalogue/schedule/publish-scheduled.ts'
import { makeFilmJob, startMakingFilms } from './catalogue/films/make-film.ts'
import { sweepFilms } from './catalogue/films/sweep-films.ts'
import { makePictureJob, startMakingPictures } from './catalogue/pictures/make-picture.ts'
import { SWEEP_PICTURES, sweepPictures, sweepPicturesJob } from './catalogue/pictures/sweep-pictures.ts'
import { currentDocuments } from './current-documents.ts'
import type { Db } from './db/connect.ts'
import type { ImportMailbox, MailIn } from '#server/mail/incoming/settings.ts'
import type { MailHandler } from '#server/mail/incoming/take-mail.ts'
import { enquirySearch } from './enquiries/enquiry-search.ts'
import type { Storage } from './files/storage.ts'
import type { FlightStatusService } from './flight-status/flight-status.ts'
import { BORDER_PAGES } from './borders/rules.ts'
import { watchAdvice, watchAdviceJob } from './borders/advice/watch-advice.ts'
import { watchFlights, watchFlightsJob } from './flight-status/watch-flights.ts'
import { sweepReadings } from './flight-status/readings.ts'
import type { GuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import { sweepFiles } from './files/sweep.ts'
import { sweepIdempotencyKeys } from './http/idempotent.ts'
import { readReceived } from './import/received/read-received.ts'
import { readReceivedJob, receivedDocuments } from './import/received/receive-documents.ts'
import { sweepPreviews } from './import/preview/previews.ts'
import { sweepRateLimits } from './http/limits/rate-limit.ts'
import type { JobType } from './jobs/jobs.ts'
import { sweepSharedLinks } from './shared-links/stored-links.ts'
import { sweepReleases } from './site/published-assets.ts'
import { deliverMail, deliverSealedMail, startOutbox, sweepMailSecrets } from './mail/outbox.ts'
import { sweepUnsentFiles } from './messages/message-files.ts'
import { mailInHandlers } from './messages/mail-in/handlers.ts'
import { readMailJob, readNewMail } from './messages/mail-in/read-replies.ts'
import { tellTravellers, tellTravellersJob } from './messages/tell-travellers.ts'
import { refreshSearchIndex } from './search/search-index.ts'
import type { PdfMaker } from './pdf/pdf-maker.ts'
import { EARLY_MORNING, mailNewNotices, mailStaffNotices } from './staff-notices/daily-mail.ts'
import { EVERY_QUARTER, noteStaleDocuments, noteStaleDocumentsJob } from './staff-notices/note-stale-documents.ts'
import { sweepStaffNotices } from './staff-notices/read-staff-notices.ts'
import { deliverPush, sendPush } from './notices/push/deliver-push.ts'
import type { PushSender } from './notices/push/push-sender.ts'
import { type NightlyBackup, nightlyBackupJob, startNightlyBackup } from './nightly-backup/nightly-backup.ts'
import { tripReader } from './trips/trip/read-trips.ts'
import { sendDueReminders, sendReminders } from './notices/reminders/send-reminders.ts'
import { tellDue, tellDueChanges } from './notices/tell-changes.ts'
import { sealBaseAgain } from './import/orders/orders.ts'
import { sealApprovalAgain } from './trips/approvals/approvals.ts'
import { sweepDrafts } from './trips/form-drafts/form-drafts.ts'
import { sweepPersonKeys } from './trips/person-keys/person-keys.ts'
import { arePersonKeysInUse, sealGuest, sealRowsForPersons } from './trips/person-keys/seal-for-persons.ts'
import { correctIssuedStates } from './trips/records/issued-state.ts'
import { correctTripCounts } from './trips/counters/counters.ts'
import { NIGHTLY, runRetention } from './retention/run-retention.ts'
import { tripRecords } from './trips/records/trip-records.ts'
import { tripSearch } from './trips/list/trip-search.ts'
import { keysWithRows } from './trips/images/files-of-trips.ts'

const sweepHourly: JobType<Record<string, never>> = { name: 'sweep', data: z.object({}), concurrency: 1 }
/** Named as in the release that swept the audit only, because the schedule of an installation has that name. */
const sweepNightly: JobType<Record<string, never>> = { name: 'sweep-audit', data: z.object({}), concurrency: 1 }
const sealForPersons: JobType<Record<string, never>> = { name: 'seal-for-persons', data: z.object({}), concurrency: 1 }
const refreshSearch: JobType<Record<string, never>> = { name: 'search', data: z.object({}), concurrency: 1 }

/** Every type of background job. */
export const JOB_TYPES = [
	deliverMail,
	deliverSealedMail,
	answerForgotten,
	sweepHourly,
	sweepNightly,
	refreshSearch,
	tellTravellersJob,
	readMailJob,
	readReceivedJob,
	tellDueChanges,
	sendDueReminders,
	watchFlightsJob,
	watchAdviceJob,
	sealForPersons,
	deliverPush,
	makePictureJob,
	makeFilmJob,
	sweepPicturesJob,
	noteStaleDocumentsJob,
	mailStaffNotices,
	nightlyBackupJob,
	readFeedsJob,
	publishScheduledJob,
]

/** A file is written before its row. One without a row that is older than this is an orphan. */
const HOUR_MS = 60 * 60 * 1000

type Parts = LinkSender & {
	fetchCalendar: GuardedFetch
	catalogue: FollowedCatalogue
	db: Db
	storage: Storage
	log: Logger
	push: PushSender
	/** Null where no mail comes in. */
	mailIn: MailIn | null
	/** Null where no mailbox is read for bookings. */
	importMailbox: ImportMailbox | null
	flightStatus: FlightStatusService | null
	/** Missing or null: nobody watches GOV.UK's travel advice. */
	adviceBaseUrl?: string | null
	pdf: PdfMaker
	/** Missing where this process makes no backups. */
	nightlyBackup?: NightlyBackup
	/** The program that converts films. Null: nothing does. */
	ffmpegPath: string | null
	/** How long the audit keeps what is not a change, unless an owner chose a period; 0 keeps everything. */
	auditMonths: number
}

/** Starts this process's workers: mail delivery, new passwords by mail, the files of photographs, the sweeps of expired data, and the search index. */
export async function startBackground(parts: Parts): Promise<void> {
	const { db, storage, jobs } = parts
	await startOutbox(parts)
	await jobs.work(answerForgotten, (asked) => sendForgottenLink(parts, asked))
	const reader = tripReader(tripRecords(parts.sealer))
	await jobs.work(tellDueChanges, (_, signal) => tellDue({ ...parts, reader }, signal))
	await jobs.work(deliverPush, ({ id }) => sendPush(parts, id))
	await jobs.repeat(tellDueChanges, '* * * * *', {})
	await jobs.work(sendDueReminders, (_, signal) => sendReminders({ ...parts, reader }, Date.now(), signal))
	const ask = parts.flightStatus
	if (ask) {
		await jobs.work(watchFlightsJob, (_, signal) => watchFlights({ ...parts, ask, reader }, Date.now(), signal))
		await jobs.repeat(watchFlightsJob, '* * * * *', {})
	}
	const { adviceBaseUrl } = parts
	if (adviceBaseUrl) {
		await jobs.work(watchAdviceJob, (_, signal) =>
			watchAdvice(
				{ ...parts, baseUrl: adviceBaseUrl, pages: BORDER_PAGES },
				new Date().toISOString().slice(0, 10),
				signal,
			),
		)
		await jobs.repeat(watchAdviceJob, '41 */6 * * *', {})
	}
	await jobs.repeat(sendDueReminders, '*/5 * * * *', {})
	await jobs.work(sweepHourly, async () => {
		await Promise.all([
			sweepSessions(db),
			sweepDevices(db),
			sweepLinks(db),
			sweepSharedLinks(db),
			sweepPreviewLinks(db),
			sweepUnsentFiles(db),
			sweepCeremonies(db),
			sweepMailSecrets(db),
			sweepRateLimits(db),
			sweepIdempotencyKeys(db),
			sweepPreviews(db),
			sweepDrafts(db),
			sweepReleases(db),
			sweepPersonKeys(db),
			sweepReadings(db),
			sweepStaffNotices(db),
		])
		await sweepFiles(storage, (keys) => keysWithRows(db, keys), new Date(Date.now() - HOUR_MS))
	})
	const records = tripRecords(parts.sealer)
	const current = currentDocuments({ ...parts, records, reader })
	await jobs.work(noteStaleDocumentsJob, (_, signal) => noteStaleDocuments({ db, current }, Date.now(), signal))
	await jobs.repeat(noteStaleDocumentsJob, EVERY_QUARTER, {})
	await jobs.work(mailStaffNotices, () => mailNewNotices(parts))
	await jobs.repeat(mailStaffNotices, EARLY_MORNING, {})
	await jobs.work(sweepNightly, (_, signal) => runRetention({ ...parts, records }, signal))
	await jobs.repeat(sweepNightly, NIGHTLY, {})
	await jobs.repeat(sweepHourly, '17 * * * *', {})
	await jobs.work(tellTravellersJob, () => tellTravellers(parts))
	await jobs.repeat(tellTravellersJob, '* * * * *', {})
	const mailboxes = mailboxesOf(parts)
	// Without a mailbox the job of an instance that has one is left to that instance.
	if (mailboxes.size > 0) {
		await jobs.work(readMailJob, async (_, signal) => {
			for (const [address, handlers] of mailboxes) await readNewMail(parts, address, handlers, signal)
		})
		await jobs.repeat(readMailJob, '* * * * *', {})
		// With the key of the repeated one, so that the two never run at once.
		await jobs.runNow(readMailJob, readMailJob.name, {})
	}
	if (parts.nightlyBackup) await startNightlyBackup(parts, parts.nightlyBackup)
	await startMakingPictures(parts)
	const { ffmpegPath } = parts
	// Without the program the job is left to an instance that has it.
	if (ffmpegPath) await startMakingFilms({ ...parts, ffmpegPath })
	await jobs.work(sweepPicturesJob, async () => {
		await sweepPictures(parts)
		await sweepFilms(parts)
	})
	await jobs.repeat(sweepPicturesJob, SWEEP_PICTURES, {})
	await jobs.work(readFeedsJob, (_, signal) => readDueFeeds(parts, Date.now(), signal))
	await jobs.repeat(readFeedsJob, '* * * * *', {})
	await jobs.work(publishScheduledJob, (_, signal) => publishScheduled(parts, Date.now(), signal))
	await jobs.repeat(publishScheduledJob, '* * * * *', {})
	await jobs.work(readReceivedJob, ({ id }) => readReceived(parts, id))
	await jobs.work(sealForPersons, async () => {
		await sealAllForPersons(parts)
	})
	await jobs.repeat(sealForPersons, '37 * * * *', {})
	await jobs.work(refreshSearch, async (_, signal) => {
		for (const index of [customerSearch, enquirySearch, catalogueSearch, tripSearch])
			await refreshSearchIndex(db, index, signal)
		await correctTripCounts(db)
		await correctIssuedStates(db)
	})
	await jobs.repeat(refreshSearch, '47 * * * *', {})
	await jobs.runNow(refreshSearch, 'start', {})
}

/** The handlers of each mailbox by its address. Where one mailbox serves both, what answers no conversation is a booking document. */
function mailboxesOf(parts: Parts): Map<string, readonly MailHandler[]> {
	const { mailIn, importMailbox } = parts
	const replies = mailIn?.imapUrl ? [[mailIn.imapUrl, mailInHandlers(parts)] as const] : []
	const mailboxes = new Map<string, readonly MailHandler[]>(replies)
	if (importMailbox) {
		const before = mailboxes.get(importMailbox.imapUrl) ?? []
		mailboxes.set(importMailbox.imapUrl, [...before, receivedDocuments(parts, importMailbox.server)])
	}
	return mailboxes
}

/** Seals what an earlier release sealed with the product's key with the keys of the persons it is about. Returns how much that was. */
export async function sealAllForPersons({ db, sealer }: Pick<Parts, 'db' | 'sealer'>): Promise<number> {
	if (!(await arePersonKeysInUse(db))) return 0
	return (
		(await sealRowsForPersons(db, 'guests', sealGuest(sealer))) +
		(await sealRowsForPersons(db, 'approvals', sealApprovalAgain(sealer))) +
		(await sealRowsForPersons(db, 'imports', sealBaseAgain(sealer)))
	)
}
