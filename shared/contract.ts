import type { AgencySettings } from './agency/agency-settings.ts'
import type { AtolForm } from './atol/atol-form.ts'
import type { AtolCertificate, AtolType } from './atol/atol-type.ts'
import type { SentContent } from './booking-confirmation/content.ts'
import type { AuditEntry } from './audit/audit-entry.ts'
import type { ListedCalendar, VillaCalendar } from './catalogue/availability/period.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type {
	CatalogueItem,
	CatalogueOffer,
	CatalogueVersion,
	ListedItem,
	ListedVersion,
} from './catalogue/catalogue-item.ts'
import type { CataloguePicture } from './catalogue/catalogue-picture.ts'
import type { CatalogueFilm } from './catalogue/film.ts'
import type { LinkedPreview, PreviewLink } from './catalogue/drafts/preview-link.ts'
import type { LibraryEntry } from './catalogue/library.ts'
import type { Complaint } from './complaints/complaint.ts'
import type { ConsentRecord } from './consent/consent.ts'
import type { Account, Device } from './customers/account.ts'
import type { ContactCard } from './customers/contact-card.ts'
import type { Colleague } from './customers/colleague.ts'
import type { HistoryEntry } from './history/history-entry.ts'
import type { TaughtLayout } from './import/taught-layout.ts'
import type { CustomerMerge } from './customers/customer-merge.ts'
import type { CustomerNotes } from './customers/customer-notes.ts'
import type { FellowTraveller, SentMail } from './customers/customer-page.ts'
import type { ErasurePreview } from './customers/erasure.ts'
import type { Customer, SignedInUser } from './customers/user.ts'
import type { Enquiry } from './enquiries/enquiry.ts'
import type { TripProposal } from './enquiries/trip-from-enquiry.ts'
import type { IssuedDocumentStatus } from './issued-documents/issued-document.ts'
import type { Conversation, ListedThread, Thread } from './messages/thread.ts'
import type { FailedMail } from './mail/failed-mail.ts'
import type { Neighbours } from './neighbours.ts'
import type { Notice, NoticeAlert, TripNotices } from './notices/notice.ts'
import type { PushDevice } from './notices/push-device.ts'
import type { RouteMap } from './journey/route-map.ts'
import type { SentJourney } from './journey/sent-journey.ts'
import type { Contact } from './portal/contact.ts'
import type { CountryFacts } from './portal/destination.ts'
import type { LiveFlight } from './portal/live-status.ts'
import type { StayWeather } from './portal/stay-weather.ts'
import type { TakenPart } from './portal/taken-part.ts'
import type { Weather } from './portal/weather.ts'
import type { Finding } from './monitoring/finding.ts'
import type { ServiceStatus } from './monitoring/service-status.ts'
import type { ProcessingFacts } from './processing/processing-records.ts'
import type { Retention, TripHold } from './retention/retention.ts'
import type { SavedView } from './saved-view.ts'
import type { SearchResults } from './search-results.ts'
import type { ReceivedDocument } from './import/received-document.ts'
import type { HeldMail } from './messages/held-mail.ts'
import type { Companion, TripInvitation } from './companions/companion.ts'
import type { SharedLink } from './shared-links/shared-link.ts'
import type { StaffNotices } from './staff-notices/staff-notice.ts'
import type { Task } from './tasks/task.ts'
import type { TaskTemplate } from './tasks/task-template.ts'
import type { BoardDeparture, DepartureDay } from './trips/board/lacking.ts'
import type { Approval } from './trips/approved-guests.ts'
import type { TripMove } from './trips/trip-move.ts'
import type { DeletedEntry } from './trips/deleted-entry.ts'
import type { FormDraft } from './trips/form-draft.ts'
import type { Document } from './trips/kinds/document.ts'
import type { KnownDetails, KnownGuest } from './trips/known-guest.ts'
import type { ENTERED_KINDS, EnteredKind, RecordOf } from './trips/kinds/registry.ts'
import type { OfferedName } from './trips/offered-name.ts'
import type { Departure } from './trips/readiness.ts'
import type { ListedTrip, PortalTrip, WholePortalTrip, WholeTrip } from './trips/whole-trip.ts'

export type Stats = { totalCustomers: number; totalTrips: number; pendingApprovals: number; activeTrips: number }
/**
 * A paged list. `nextCursor` requests the next page and is null at the end. `total` counts all matches, or, where `isTotalCapped`, at
 * least that many.
 */
export type Paged = { total: number; isTotalCapped?: true; nextCursor: string | null }

/** Every GET call of the API, with the type of its answer. Each domain declares its own types. */
export type Reads = RecordReads & {
	'/api/auth/user': { user: SignedInUser | null }
	'/api/auth/account': { account: Account }
	'/api/admin/saved-views': { views: SavedView[] }
	'/api/admin/staff': { colleagues: Colleague[] }
	'/api/admin/audit': { entries: AuditEntry[] } & Paged
	'/api/admin/guests/:id/consents': { consents: ConsentRecord[] }
	'/api/admin/catalogue/drawings': Pick<Catalogue, 'pictures' | 'films'> & { convertsFilms: boolean }
	'/api/admin/catalogue/items': { items: ListedItem[] } & Paged
	'/api/admin/catalogue/items/:id': { item: CatalogueItem }
	'/api/admin/catalogue/items/:id/offer': { offer: CatalogueOffer }
	'/api/admin/catalogue/items/:id/versions': { versions: ListedVersion[] }
	'/api/admin/catalogue/items/:id/versions/:no': { version: CatalogueVersion }
	'/api/admin/catalogue/items/:id/previews': { previews: PreviewLink[] }
	'/api/previews/:token': { preview: LinkedPreview }
	'/api/admin/catalogue/pictures': { pictures: CataloguePicture[]; suggestsTexts: boolean } & Paged
	'/api/admin/catalogue/films/:id': { film: CatalogueFilm }
	'/api/admin/library/stays': { entries: LibraryEntry[] }
	'/api/admin/library/experiences': { entries: LibraryEntry[] }
	'/api/admin/airports': { entries: OfferedName[] }
	'/api/admin/airlines': { entries: OfferedName[] }
	'/api/admin/villa-calendars': { calendars: ListedCalendar[] }
	'/api/admin/villa-calendars/:id': { calendar: VillaCalendar }
	'/api/admin/complaints': { complaints: Complaint[] } & Paged
	'/api/admin/installation': { findings: Finding[] }
	'/api/admin/service-status': ServiceStatus
	'/api/admin/processing-records': { facts: ProcessingFacts }
	'/api/admin/retention': { retention: Retention }
	'/api/admin/trips/import/preview/:id/document': { html: string }
	'/api/admin/taught-layouts': { layouts: TaughtLayout[] }
	'/api/admin/trips/:id/hold': { hold: TripHold | null }
	'/api/admin/users/:id/devices': { devices: Device[] }
	'/api/admin/users': { users: Customer[] } & Paged
	'/api/admin/users/:id': { user: Customer }
	'/api/admin/users/:id/neighbours': Neighbours
	'/api/admin/users/:id/notes': { notes: CustomerNotes }
	'/api/admin/users/:id/fellow-travellers': { people: FellowTraveller[] }
	'/api/admin/users/:id/mails': { mails: SentMail[] } & Paged
	'/api/admin/users/:id/erasure': { preview: ErasurePreview }
	'/api/admin/guests/:id/erasure': { preview: ErasurePreview }
	'/api/admin/trips': { trips: ListedTrip[] } & Paged
	'/api/admin/trips/:id': { trip: WholeTrip }
	'/api/admin/trips/:id/neighbours': Neighbours
	'/api/admin/contact-card': { card: ContactCard }
	'/api/admin/consultants': { consultants: { id: string; name: string }[] }
	'/api/admin/notice-alerts': { alerts: NoticeAlert[] }
	'/api/admin/trips/:id/notices': TripNotices
	'/api/admin/trips/:id/known-guests': { people: KnownGuest[] }
	'/api/admin/trips/:id/known-guests/:guestId': { details: KnownDetails }
	'/api/admin/trips/:id/history': History
	'/api/admin/trips/:id/form-drafts': { drafts: FormDraft[] }
	'/api/admin/users/:id/history': History
	'/api/admin/users/:id/merge': { preview: CustomerMerge | null }
	'/api/admin/trips/:id/move': { preview: TripMove | null }
	'/api/admin/bin': { entries: DeletedEntry[] } & Paged
	'/api/admin/trips/:id/approval': { approval: Approval | null }
	'/api/admin/trips/:id/booking-confirmation-content': SentContent | null
	'/api/admin/trips/:id/papers': { papers: IssuedDocumentStatus[] }
	'/api/admin/trips/:id/atol-type': { atolType: { chosen: AtolType | null; derived: AtolType } }
	'/api/admin/trips/:id/atol-certificates': { certificates: AtolCertificate[] }
	'/api/admin/atol-forms': { forms: AtolForm[] }
	'/api/admin/settings': { settings: AgencySettings }
	'/api/admin/enquiries': { enquiries: Enquiry[] } & Paged
	'/api/admin/enquiries/:id': { enquiry: Enquiry }
	'/api/admin/enquiries/:id/trip': { proposal: TripProposal }
	'/api/admin/departures': { departures: Departure[] } & Paged
	'/api/admin/staff-notices': StaffNotices
	'/api/admin/departure-board': { departures: BoardDeparture[] } & Paged
	'/api/admin/departure-days': { days: DepartureDay[] }
	'/api/admin/tasks': { tasks: Task[] }
	'/api/admin/task-templates': { templates: TaskTemplate[] }
	'/api/admin/failed-mails': { mails: FailedMail[] }
	'/api/admin/threads': { threads: ListedThread[]; hasSettled: boolean }
	'/api/admin/threads/:id': { thread: Thread }
	'/api/admin/trips/:id/threads': { threads: ListedThread[] }
	'/api/admin/stats': { stats: Stats }
	'/api/admin/search': SearchResults
	'/api/trips/:id/documents': { documents: Document[] }
	/** Answers that an earlier release stored on a device have no contact and no journey. */
	'/api/portal/trips': { trips: PortalTrip[]; contact?: Contact }
	/** `takesFromCatalogue`: whether any of its records shows something of the catalogue. */
	'/api/portal/trips/:id': {
		trip: WholePortalTrip
		journey?: SentJourney
		contact?: Contact
		takesFromCatalogue?: boolean
	}
	'/api/portal/trips/:id/countries': { countries: CountryFacts[] }
	'/api/portal/trips/:id/map': { map: RouteMap | null }
	'/api/portal/trips/:id/messages': { conversation: Conversation }
	'/api/admin/held-mails': { mails: HeldMail[] }
	'/api/admin/received-documents': { documents: ReceivedDocument[] }
	/** An earlier release answers no devices. */
	'/api/portal/push': { push: { publicKey: string; isOn: boolean; showsDetails: boolean; devices?: PushDevice[] } }
	'/api/admin/trips/:id/companions': { companions: Companion[] }
	'/api/portal/trips/:id/companions': { companions: Companion[] }
	'/api/admin/trips/:id/links': { links: SharedLink[] }
	'/api/portal/trips/:id/links': { links: SharedLink[] }
	'/api/portal/invitations': { invitations: TripInvitation[] }
	'/api/portal/calendar-feed': { feed: { createdAt: string } | null }
	'/api/portal/trips/:id/weather': { weather: Weather | null }
	'/api/portal/trips/:id/weather/stays': { stays: StayWeather[] }
	'/api/portal/trips/:id/taken': { taken: TakenPart[] }
	/** Null only where what is stored was asked for, and nothing is. */
	'/api/portal/flights/:flightNumber/status': { flight: LiveFlight | null }
	'/api/portal/trips/:id/approval': { approval: Approval | null }
	'/api/portal/trips/:id/notices': { notices: Notice[]; takesReminders?: boolean }
	'/api/portal/trips/:id/documents': { documents: Document[] }
}

/** A page of what happened, newest first. */
export type History = { entries: HistoryEntry[]; nextCursor: string | null }

/** The records of one kind, for staff. */
type RecordReads = {
	[K in EnteredKind as `/api/admin/trips/:id/${(typeof ENTERED_KINDS)[K]['names']['segment']}`]: Record<
		K,
		RecordOf[K][]
	>
}

/** The body of every refusal (API-10). With 412, `current` is the record as the other person saved it. */
export type ErrorBody = { error: string; code: string; fields?: Record<string, string>; current?: unknown }
