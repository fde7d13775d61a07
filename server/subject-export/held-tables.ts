import { type RawBuilder, sql } from 'kysely'

/** Somebody whose data is exported, with the ids under which it is found. */
export type Subject = {
	userId: string
	email: string
	tripIds: readonly string[]
	/** Guests who are this person, on whosever trips. */
	guestIds: readonly string[]
}

type HeldTable = {
	title: string
	/** Which rows `r` are about the person. */
	where: (subject: Subject) => RawBuilder<unknown>
	/** Columns that are not exported, and why. */
	leftOut?: Readonly<Record<string, string>>
}

const INTERNAL = 'Internal: it says nothing about the person'
const SECRET = 'A secret or its hash: in a file it would open the account'
const COLLEAGUE = 'It is about a colleague'
const FILE = 'The file itself is in the export'

const because = (why: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, why]))
const among = (column: string, ids: readonly string[]) => sql`r.${sql.ref(column)} = any(${[...ids]}::uuid[])`
const ofAccount = ({ userId }: Subject) => sql`r."userId" = ${userId}`
const ofTrips = ({ tripIds }: Subject) => among('tripId', tripIds)
const inThreads = ({ userId }: Subject) =>
	sql`r."threadId" in (select t.id from threads t where t."userId" = ${userId})`
const byAddress = ({ email }: Subject) => sql`lower(r.email) = ${email.toLowerCase()}`
const inTrip = (title: string): HeldTable => ({ title, where: ofTrips })
const TOKEN = because(SECRET, 'tokenHash')

/**
 * Every table with data about people, and how a person's rows are found (UK GDPR Art. 15). All columns are exported except those that are
 * left out here. tests/personal-data.test.ts compares this list and OTHER_TABLES with the live schema: a table that is in neither fails.
 */
export const HELD_TABLES: Readonly<Record<string, HeldTable>> = {
	users: {
		title: 'Account',
		where: ({ userId }) => sql`r.id = ${userId}`,
		leftOut: because(SECRET, 'passwordHash', 'passkeyHandle'),
	},
	sessions: { title: 'Where the account is signed in', where: ofAccount, leftOut: TOKEN },
	devices: { title: 'Browsers that have signed in before', where: ofAccount, leftOut: TOKEN },
	passkeys: { title: 'Passkeys', where: ofAccount, leftOut: because(SECRET, 'credentialId', 'publicKey') },
	contactCards: {
		title: 'Contact card that travellers see',
		where: ofAccount,
		leftOut: because('A picture: it is on the page of the account', 'picture'),
	},
	customerNotes: { title: 'What colleagues noted: preferences, family and notes', where: ofAccount },
	savedViews: { title: 'Saved views of lists', where: ofAccount },
	secondSteps: { title: 'Second step', where: ofAccount, leftOut: because(SECRET, 'sealed') },
	accountLinks: { title: 'Links by mail', where: ofAccount, leftOut: { ...TOKEN, createdBy: COLLEAGUE } },
	addressChanges: {
		title: 'A change of address that is not confirmed yet',
		where: ofAccount,
		leftOut: because(SECRET, 'oldCodeHash', 'newCodeHash'),
	},
	calendarFeeds: { title: 'Calendar address', where: ofAccount, leftOut: TOKEN },
	trips: {
		title: 'Trips',
		where: ({ tripIds }) => among('id', tripIds),
		leftOut: because(COLLEAGUE, 'consultantId'),
	},
	companions: {
		title: 'Access to trips of others',
		where: ({ userId, email }) => sql`(r."userId" = ${userId} or lower(r.email) = ${email.toLowerCase()})`,
		leftOut: because('It is about who invited', 'invitedBy'),
	},
	sharedLinks: { ...inTrip('Links to trips'), leftOut: { ...TOKEN, createdBy: COLLEAGUE } },
	guests: {
		title: 'Guests',
		where: ({ tripIds, guestIds }) => sql`(${among('tripId', tripIds)} or ${among('id', guestIds)})`,
		leftOut: because(INTERNAL, 'identityClearedAt', 'dietClearedAt'),
	},
	consents: { title: 'Consents', where: ({ guestIds }) => among('guestId', guestIds) },
	approvals: {
		title: 'Approvals of the guests’ details',
		where: ofTrips,
		leftOut: because('An encrypted copy of the guests’ details', 'sealed'),
	},
	flights: inTrip('Flights'),
	accommodations: inTrip('Stays'),
	transfers: inTrip('Transfers'),
	activities: inTrip('Activities'),
	documents: { ...inTrip('Documents'), leftOut: because(FILE, 'storageKey', 'fileName') },
	bookingConfirmationContents: inTrip('Texts and prices of booking confirmations'),
	papers: {
		...inTrip('Documents that we issued'),
		leftOut: because('A copy of the trip’s values, to notice changes', 'madeOf', 'parts'),
	},
	atolCertificates: { ...inTrip('Register of ATOL certificates'), leftOut: because(COLLEAGUE, 'issuedBy') },
	atolChoices: inTrip('Chosen types of ATOL certificates'),
	imports: {
		...inTrip('Imported bookings'),
		leftOut: because('An encrypted copy of the values in the trip', 'sealed', 'identity'),
	},
	tripHolds: { ...inTrip('Holds on the deletion of trips'), leftOut: because(COLLEAGUE, 'heldBy') },
	findingMarks: { ...inTrip('Readiness issues marked as intended'), leftOut: because(COLLEAGUE, 'markedBy') },
	staffNotices: {
		title: 'What colleagues were told about trips and documents',
		where: ({ userId, tripIds }) => sql`(${among('tripId', tripIds)} or r."receivedId" in
			(select d.id from "receivedDocuments" d where d."userId" = ${userId}))`,
		leftOut: because(INTERNAL, 'key'),
	},
	tasks: {
		title: 'What staff had to do',
		where: ({ userId, email, tripIds }) =>
			sql`(r."userId" = ${userId} or ${among('tripId', tripIds)} or r."enquiryId" in
				(select e.id from enquiries e where lower(e.email) = ${email.toLowerCase()}))`,
		leftOut: because(COLLEAGUE, 'ownerId', 'doneBy', 'createdBy'),
	},
	changes: {
		...inTrip('Changes of trips'),
		leftOut: { ...because(COLLEAGUE, 'actorId'), ...because('It is about other guests', 'seenBy') },
	},
	bin: {
		title: 'Deleted trips and records that can still be brought back',
		where: ({ userId, tripIds }) =>
			sql`(r."userId" = ${userId} or (${among('tripId', tripIds)} and r.list <> 'guests'))`,
		leftOut: {
			...because(COLLEAGUE, 'deletedBy'),
			...because(
				'The encrypted and secret values of the deleted rows are among them. It is gone within 30 days',
				'deletedRows',
			),
			...because('Addresses of files, which mean nothing outside', 'files'),
		},
	},
	history: {
		title: 'What was changed of trips and of the account',
		where: ({ userId, tripIds, guestIds }) =>
			sql`(r."userId" = ${userId} or ${among('recordId', guestIds)} or (${among('tripId', tripIds)} and r.list <> 'guests'))`,
		leftOut: because(COLLEAGUE, 'actorId'),
	},
	notices: { ...inTrip('Notices'), leftOut: because(COLLEAGUE, 'telephonedBy') },
	pendingNotices: { ...inTrip('Notices that are not sent yet'), leftOut: because(COLLEAGUE, 'telephonedBy') },
	pushSubscriptions: {
		title: 'Devices that take notices',
		where: ofAccount,
		leftOut: because(SECRET, 'endpointHash', 'sealed'),
	},
	turnedOffDevices: {
		title: 'Devices on which notices were turned off',
		where: ofAccount,
		leftOut: because(SECRET, 'endpointHash'),
	},
	reminderSettings: { title: 'Whether reminders are wanted', where: ofAccount, leftOut: because(SECRET, 'token') },
	reminderSkips: { ...inTrip('Reminders left out by staff'), leftOut: because(COLLEAGUE, 'skippedBy') },
	noticeReaders: { title: 'Notices read', where: ofAccount, leftOut: because(COLLEAGUE, 'telephonedBy') },
	deliveries: { title: 'How notices were sent', where: ofAccount },
	threads: {
		title: 'Conversations',
		where: ofAccount,
		leftOut: { ...because(COLLEAGUE, 'ownerId'), ...because(SECRET, 'replyToken') },
	},
	incomingMails: {
		title: 'Mails that answered us',
		where: inThreads,
		leftOut: { ...because(COLLEAGUE, 'settledBy'), ...because(INTERNAL, 'idHash', 'storageKey') },
	},
	receivedDocuments: {
		title: 'Documents that came by mail',
		where: ({ userId, email, tripIds }) =>
			sql`(r."userId" = ${userId} or lower(r."fromAddress") = ${email.toLowerCase()} or ${among('tripId', tripIds)})`,
		leftOut: {
			...because(COLLEAGUE, 'settledBy'),
			...because(INTERNAL, 'idHash', 'contentHash', 'storageKey', 'proposedTripId', 'proposedBy'),
		},
	},
	messageFiles: {
		title: 'Attachments of messages',
		where: (subject) =>
			sql`r."messageId" in (select r.id from messages r where ${inThreads(subject)} and not r."isNote")`,
		leftOut: { ...because(FILE, 'storageKey'), ...because(COLLEAGUE, 'uploadedBy') },
	},
	messages: {
		title: 'Messages',
		where: inThreads,
		leftOut: because(COLLEAGUE, 'authorId'),
	},
	threadReads: { title: 'Messages read', where: ofAccount },
	enquiries: {
		title: 'Enquiries',
		where: (subject) => sql`(${byAddress(subject)} or ${ofTrips(subject)})`,
		leftOut: because(COLLEAGUE, 'answeredBy'),
	},
	complaints: { title: 'Complaints', where: byAddress, leftOut: because(COLLEAGUE, 'ownerId') },
	mails: {
		title: 'Mail we sent',
		where: ({ email }) => sql`lower(r."to") = ${email.toLowerCase()}`,
		leftOut: {
			...because(SECRET, 'sealed'),
			...because('The same as the text', 'htmlBody'),
			...because(INTERNAL, 'bounceHash'),
		},
	},
	audit: {
		title: 'What the account did, and what was done to it',
		where: ({ userId, tripIds, guestIds }) =>
			sql`(r."actorId" = ${userId} or r."objectId" = any(${[userId, ...tripIds, ...guestIds]}::text[]))`,
	},
}

const NO_PERSON = 'It has no data about people'
const SHORT = 'It is deleted within two days, and is about one request'

/** The tables of which nothing is exported, and why. */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
	...because(
		NO_PERSON,
		'agencySettings',
		'taskTemplates',
		'atolForms',
		'assets',
		'releases',
		'tallies',
		'personKeySwitch',
	),
	...because(
		NO_PERSON,
		'flightReadings',
		'providerCalls',
		'watchedFlights',
		'mailboxes',
		'taughtLayouts',
		'travelAdvice',
	),
	...because(
		NO_PERSON,
		'backupRuns',
		'retentionPeriods',
		'retentionRuns',
		'retentionResults',
		'schemaLock',
		'schemaMigrations',
	),
	...because(
		'About houses. Colleagues are named as those who wrote it',
		'catalogueItems',
		'catalogueVersions',
		'catalogueSchedules',
		'previewLinks',
		'villaPeriods',
		'villaFeeds',
	),
	...because(NO_PERSON, 'catalogueHead', 'catalogueSearch', 'villaCalendars', 'villaFeedPeriods'),
	...because(
		'Photographs and films of houses and places',
		'cataloguePictures',
		'catalogueFiles',
		'catalogueFilms',
		'catalogueFilmSources',
	),
	...because('A copy of words of the exported tables', 'tripSearch', 'customerSearch', 'enquirySearch'),
	...because(SHORT, 'throttle', 'sentOnce', 'importPreviews', 'formDrafts', 'ceremonies'),
	...because(SECRET, 'recoveryCodes', 'personKeys'),
	pushKeys: 'Keys of the product itself',
	staffNoticeReaders: 'It is about colleagues: until when they have read their notices',
	erasures: 'It has ids of people whose data is gone',
	tripImages: 'Pictures of places',
	certificateFiles: 'The certificate is among the documents',
}
