import type { Logger } from 'pino'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { ENTERED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import { agencyRoutes } from './agency/agency-routes.ts'
import type { InstalledAgency } from './agency/agency-store.ts'
import type { FollowedAgency } from './agency/followed-agency.ts'
import { atolRoutes } from './atol/atol-routes.ts'
import { formRoutes } from './atol/form-routes.ts'
import { typeRoutes } from './atol/type-routes.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import type { FollowedCatalogue } from './catalogue/followed-catalogue.ts'
import { addressRoutes } from './catalogue/availability/address-routes.ts'
import { calendarRoutes as villaCalendarRoutes } from './catalogue/availability/calendar-routes.ts'
import { feedRoutes as villaFeedRoutes } from './catalogue/availability/feeds/feed-routes.ts'
import { itemRoutes } from './catalogue/item-routes.ts'
import { filmRoutes } from './catalogue/films/film-routes.ts'
import { libraryRoutes } from './catalogue/library/library-routes.ts'
import { offerRoutes } from './catalogue/offer-routes.ts'
import type { PictureFiles } from './catalogue/pictures/picture-files.ts'
import { checkRoutes } from './monitoring/check-routes.ts'
import { statusRoutes } from './monitoring/status-routes.ts'
import type { Answered } from './monitoring/metrics.ts'
import { pictureRoutes } from './catalogue/pictures/picture-routes.ts'
import { previewRoutes } from './catalogue/previews/preview-routes.ts'
import { scheduleRoutes } from './catalogue/schedule/schedule-routes.ts'
import { publicationRoutes } from './catalogue/publication-routes.ts'
import { complaintRoutes } from './complaints/complaint-routes.ts'
import { consentRoutes } from './consents/consent-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { currentDocuments } from './current-documents.ts'
import { deviceCookie, sessionCookie } from './auth/cookie.ts'
import { confirmationRoutes } from './booking-confirmation/confirmation-routes.ts'
import { contentRoutes } from './booking-confirmation/content-routes.ts'
import { enhanceRoutes } from './booking-confirmation/enhance-routes.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { feedRoutes } from './calendar/feed-routes.ts'
import { acceptInvitations } from './companions/accept-invitation.ts'
import { companionRoutes } from './companions/companion-routes.ts'
import { customerDeviceRoutes } from './customers/device-routes.ts'
import { customerExportRoutes } from './customers/export-routes.ts'
import { mergeRoutes } from './customers/merge-routes.ts'
import { customerRoutes } from './customers/customer-routes.ts'
import { customerImportRoutes } from './customers/import/import-routes.ts'
import { notesRoutes } from './customers/notes/notes-routes.ts'
import { customerPageRoutes } from './customers/page-routes.ts'
import type { Finding } from '#shared/monitoring/finding.ts'
import type { Db } from './db/connect.ts'
import type { Sealer } from './db/seal.ts'
import { boardRoutes } from './departure-board/board-routes.ts'
import { destinationRoutes } from './destination/destination-routes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import type { ImportMailbox, MailIn } from '#server/mail/incoming/settings.ts'
import { conversionRoutes } from './enquiries/conversion-routes.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { erasureRoutes } from './erasure/erasure-routes.ts'
import type { Storage } from './files/storage.ts'
import { searchRoutes } from './find-anything/search-routes.ts'
import { flightStatusRoutes } from './flight-status/flight-status-routes.ts'
import type { FlightStatusService } from './flight-status/flight-status.ts'
import type { Route } from './http/routes.ts'
import type { GuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import { historyRoutes } from './history/history-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { mapRoutes } from './journey-map/map-routes.ts'
import type { Jobs } from './jobs/jobs.ts'
import { failedMailRoutes } from './mail/failed-mail-routes.ts'
import type { Mailer } from './mail/mailer.ts'
import { messageFileRoutes } from './messages/file-routes.ts'
import { mailInRoutes } from './messages/mail-in/held-mail-routes.ts'
import { staffMessageRoutes } from './messages/staff-routes.ts'
import { travellerMessageRoutes } from './messages/traveller-routes.ts'
import { pushRoutes } from './notices/push/push-routes.ts'
import type { PushSender } from './notices/push/push-sender.ts'
import { portalNoticeRoutes } from './notices/portal-notice-routes.ts'
import { reminderRoutes } from './notices/reminders/reminder-routes.ts'
import { staffNoticeRoutes } from './notices/staff-notice-routes.ts'
import { issuedDocumentRoutes } from './issued-documents/issued-document-routes.ts'
import type { PdfMaker } from './pdf/pdf-maker.ts'
import { guestRoutes } from './portal/guest-routes.ts'
import { portalRoutes } from './portal/portal-routes.ts'
import { takenRoutes } from './portal/taken-routes.ts'
import type { AiSettings } from './providers/language-model.ts'
import { processingRoutes } from './processing/processing-routes.ts'
import { retentionRoutes } from './retention/retention-routes.ts'
import { approvalRoutes } from './trips/approvals/approval-routes.ts'
import { departureRoutes } from './trips/departures/departure-routes.ts'
import { formDraftRoutes } from './trips/form-drafts/form-draft-routes.ts'
import { findingMarkRoutes } from './trips/finding-marks/finding-mark-routes.ts'
import { consultantRoutes } from './trips/consultants/consultant-routes.ts'
import { sharedLinkRoutes } from './shared-links/link-routes.ts'
import { exportRoutes } from './subject-export/export-routes.ts'
import { cardRoutes } from './staff/card-routes.ts'
import { savedViewRoutes } from './staff/saved-view-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { bellRoutes } from './staff-notices/bell-routes.ts'
import { taskRoutes } from './tasks/task-routes.ts'
import { templateRoutes } from './tasks/template-routes.ts'
import { binRoutes } from './trips/bin/bin-routes.ts'
import { imageRoutes } from './trips/images/image-routes.ts'
import { tripReader } from './trips/trip/read-trips.ts'
import { knownGuestRoutes } from './trips/known-guests/known-guest-routes.ts'
import { offeredNameRoutes } from './trips/records/offered-names.ts'
import { recordRoutes } from './trips/records/record-routes.ts'
import { severalRecordsRoutes } from './trips/records/several-records.ts'
import { tripRecords } from './trips/records/trip-records.ts'
import { tripExportRoutes } from './trips/list/export-routes.ts'
import { moveRoutes } from './trips/trip/move-routes.ts'
import { tripRoutes } from './trips/trip/trip-routes.ts'
import { weatherRoutes } from './weather/weather-routes.ts'
import type { WeatherService } from './weather/weather.ts'

/** The services that the API uses. Everything external is passed in, so that tests can pass their own. */
export type AppServices = {
	db: Db
	storage: Storage
	sealer: Sealer
	jobs: Jobs
	mailer: Mailer
	/** Null where no mail comes in: travellers answer in the portal only. */
	mailIn: MailIn | null
	/** Null where no mailbox is read for bookings. */
	importMailbox: ImportMailbox | null
	log: Logger
	/** Null where AI is not configured. */
	ai: AiSettings | null
	/** Renders PDFs. */
	pdf: PdfMaker
	/** Null where no provider is configured: the weather is not shown. */
	weather: WeatherService | null
	/** Null where no provider is configured: flight status is unavailable. */
	flightStatus: FlightStatusService | null
	/** Sends to the push services of browsers. */
	push: PushSender
	/** Fetches booking links. Refuses addresses inside our network (SSRF). */
	fetchForm: GuardedFetch
	/** Fetches the calendars of other platforms, under the same rules. */
	fetchCalendar: GuardedFetch
	agency: InstalledAgency
	/** Keeps `agency` up to date with what staff save. */
	followedAgency: FollowedAgency
	/** What is public of the catalogue. */
	catalogue: FollowedCatalogue
	/** The program that converts films. Null: they are served as they are. */
	ffmpegPath: string | null
	/** The files of uploaded photographs. */
	pictureFiles: PictureFiles
	/** How long the audit keeps what is not a change, unless an owner chose a period; 0 keeps everything. */
	auditMonths: number
	/** The outside services that are switched on, as anybody may know them. */
	outsideServices: LegalFacts['services']
	/** The public origin. Links, cookies and the cross-site check use it. */
	publicUrl: string
	trustProxy: readonly string[]
	/** False while the process is stopping: it finishes running requests and accepts no new ones. */
	isReady: () => boolean
	checkInstallation: () => Promise<Finding[]>
	/** Told about each answered call, where metrics are wanted. */
	onAnswer?: (answered: Answered) => void
}

/** Every call of the API as data. A test walks this list and checks who may call what. */
export function apiRoutes(parts: AppServices): Route[] {
	const { db, storage, sealer, publicUrl } = parts
	const records = tripRecords(sealer)
	const reader = tripReader(records)
	const trips = { db, storage, sealer, records, reader }
	const issuing = { ...trips, pdf: parts.pdf, agency: parts.agency }
	return [
		...authRoutes({
			...parts,
			cookie: sessionCookie(publicUrl),
			deviceCookie: deviceCookie(publicUrl),
			onAccepted: acceptInvitations,
		}),
		...staffRoutes(parts),
		...cardRoutes(parts),
		...savedViewRoutes(parts),
		...auditRoutes(parts),
		...retentionRoutes({ ...parts, ...trips }),
		...processingRoutes(parts),
		...checkRoutes(parts),
		...statusRoutes(parts),
		...customerDeviceRoutes(parts),
		...customerExportRoutes(parts),
		...tripExportRoutes(parts),
		...customerRoutes({ ...parts, ...trips }),
		...customerImportRoutes(parts),
		...customerPageRoutes(parts),
		...notesRoutes(parts),
		...erasureRoutes(parts),
		...exportRoutes({ ...parts, ...trips }),
		...tripRoutes(trips),
		...historyRoutes(parts),
		...binRoutes(trips),
		...moveRoutes(trips),
		...knownGuestRoutes(trips),
		...mergeRoutes(parts),
		...consultantRoutes(trips),
		...findingMarkRoutes(trips),
		...formDraftRoutes(trips),
		...departureRoutes(trips),
		...boardRoutes({ ...trips, current: currentDocuments(issuing) }),
		...bellRoutes(parts),
		...taskRoutes(parts),
		...templateRoutes(parts),
		...searchRoutes(trips),
		...imageRoutes(trips),
		...ENTERED_KIND_LIST.flatMap((list) => [...recordRoutes(trips, list), ...severalRecordsRoutes(trips, list)]),
		...importRoutes({ ...trips, fetchForm: parts.fetchForm, ai: parts.ai }),
		...documentRoutes(trips),
		...agencyRoutes(parts),
		...contentRoutes(trips),
		...enhanceRoutes({ ...trips, ai: parts.ai }),
		...confirmationRoutes({ ...issuing, pictureFiles: parts.pictureFiles }),
		...atolRoutes(issuing),
		...typeRoutes(issuing),
		...formRoutes(issuing),
		...issuedDocumentRoutes({
			...issuing,
			current: currentDocuments(issuing),
		}),
		...failedMailRoutes(parts),
		...approvalRoutes(trips),
		...portalRoutes({ ...trips, agency: parts.agency }),
		...takenRoutes({ ...parts, reader }),
		...companionRoutes({ ...parts, reader }),
		...sharedLinkRoutes(parts),
		...guestRoutes(trips),
		...portalNoticeRoutes(parts),
		...pushRoutes(parts),
		...staffNoticeRoutes({ ...parts, reader }),
		...reminderRoutes({ ...parts, reader }),
		...consentRoutes({ ...parts, ...trips }),
		...mapRoutes(trips),
		...destinationRoutes(trips),
		...calendarRoutes({ ...parts, reader }),
		...feedRoutes({ ...parts, reader }),
		...travellerMessageRoutes(parts),
		...staffMessageRoutes(parts),
		...mailInRoutes(parts),
		...messageFileRoutes(parts),
		...weatherRoutes({ ...parts, reader }),
		...flightStatusRoutes(parts),
		...itemRoutes(parts),
		...libraryRoutes(parts),
		...offeredNameRoutes(),
		...publicationRoutes(parts),
		...scheduleRoutes(parts),
		...previewRoutes(parts),
		...offerRoutes(parts),
		...pictureRoutes(parts),
		...filmRoutes(parts),
		...villaCalendarRoutes(parts),
		...addressRoutes(parts),
		...villaFeedRoutes(parts),
		...complaintRoutes(parts),
		...enquiryRoutes(parts),
		...conversionRoutes({ ...parts, ...trips }),
	]
}
