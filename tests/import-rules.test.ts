import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'

const INFRASTRUCTURE = [
	'http',
	'site',
	'db',
	'files',
	'mail',
	'jobs',
	'pdf',
	'providers',
	'guarded-fetch',
	'backup',
	'airports',
	'places',
	'borders',
	'processes',
	'search',
	'monitoring',
].map((name) => `server/${name}`)
/** What each server domain may import, besides itself, shared and the infrastructure. */
const DOMAINS: Record<string, string[]> = {
	agency: [],
	catalogue: [],
	'legal-pages': ['agency', 'auth', 'audit', 'import', 'retention'],
	retention: ['trips', 'audit', 'customers'],
	auth: [],
	customers: [],
	staff: ['auth', 'agency'],
	erasure: ['trips', 'auth', 'audit', 'customers'],
	'nightly-backup': ['erasure'],
	'subject-export': ['trips', 'agency', 'customers'],
	audit: [],
	history: ['trips'],
	enquiries: ['catalogue'],
	'find-anything': ['trips', 'customers', 'enquiries'],
	trips: [],
	tasks: ['trips'],
	documents: ['trips'],
	consents: ['trips'],
	complaints: [],
	processing: ['agency', 'retention'],
	'departure-board': ['trips', 'issued-documents'],
	'staff-notices': ['trips', 'issued-documents'],
	portal: ['trips', 'agency', 'staff', 'staff-notices', 'catalogue'],
	notices: ['trips', 'agency', 'flight-status'],
	messages: ['trips', 'agency'],
	companions: ['trips', 'auth'],
	'shared-links': ['trips', 'flight-status'],
	calendar: ['trips', 'agency'],
	'journey-map': ['trips'],
	destination: ['trips'],
	weather: ['trips'],
	'flight-status': ['trips'],
	'issued-documents': ['trips', 'agency'],
	atol: ['trips', 'agency', 'issued-documents', 'booking-confirmation'],
	'booking-confirmation': ['trips', 'agency', 'issued-documents', 'journey-map', 'catalogue'],
	import: ['trips', 'customers', 'staff-notices', 'booking-reader'],
}
/** Calls of the API, the session and the settings; and the parts of the rendering framework that a page uses. */
const PAGE_PARTS = [
	'web/data',
	...['meta.tsx', 'render-context.tsx', 'loading-screen.tsx', 'pattern.ts', 'use-page-id.ts'].map(
		(name) => `web/framework/${name}`,
	),
]
/** What a traveller's device stores. */
const OFFLINE = 'web/offline'
const APP = ['shared', 'web/ui', 'web/trips', 'web/shell', ...PAGE_PARTS]

/** Who may import whom, besides itself. The first line whose path contains a file applies. */
const MAY_IMPORT: [who: string, whom: readonly string[]][] = [
	['shared', []],

	// What looks at the whole installation.
	[
		'server/monitoring/checks',
		['shared', 'server/env', 'server/secret-key.ts', 'server/version.ts', ...INFRASTRUCTURE],
	],
	...INFRASTRUCTURE.map((part): [string, string[]] => [part, ['shared', ...INFRASTRUCTURE]]),
	...Object.entries(DOMAINS).map(([name, others]): [string, string[]] => [
		`server/${name}`,
		['shared', ...INFRASTRUCTURE, ...others.map((other) => (other === 'booking-reader' ? other : `server/${other}`))],
	]),
	['server/demo', ['shared', 'server']],
	['server/env', ['shared', 'server']],
	['server/main.ts', ['shared', 'server', 'web']],
	...globSync('server/*.ts').map((root): [string, string[]] => [root, ['shared', 'server']]),

	['web/ui', ['shared']],
	['web/trips', ['shared', 'web/ui', ...PAGE_PARTS]],
	['web/shell', ['shared', 'web/ui', OFFLINE, ...PAGE_PARTS]],
	['web/catalogue', ['shared', 'web/ui']],
	['web/site', [...APP, 'web/catalogue']],
	['web/account', APP],
	['web/admin', APP],
	['web/portal', [...APP, OFFLINE]],
	[OFFLINE, ['shared', 'web/ui', ...PAGE_PARTS]],
	// Framed by other people's sites: nothing that belongs to signed-in users.
	[
		'web/event',
		[
			'shared',
			'web/ui',
			'web/catalogue',
			'web/framework/meta.tsx',
			'web/framework/document.tsx',
			'web/data/settings.tsx',
			'web/data/catalogue.tsx',
			...['contact-band.tsx', 'footer.tsx', 'header-links.ts', 'icon.tsx', 'mark.tsx', 'static-header.tsx'].map(
				(name) => `web/shell/${name}`,
			),
		],
	],
	...PAGE_PARTS.map((part): [string, string[]] => [part, ['shared', 'web/ui', OFFLINE, ...PAGE_PARTS]]),
	// Where the apps meet: routes, entries, rendering.
	['web/framework', ['shared', 'web']],

	// Bytes in, draft out: no database, no HTTP.
	['booking-reader/bench', ['shared', 'server', 'booking-reader']],
	['booking-reader', ['shared', 'server/airports']],
	// The drawing program. The product uses its finished pictures only.
	['illustrations/build', ['shared', 'illustrations']],
	['illustrations', ['shared']],

	['catalogue', ['shared']],
	['scripts/vite', ['shared', 'server', 'catalogue', 'web']],
	['scripts', ['shared', 'server', 'catalogue', 'booking-reader']],
]

const EXCEPTIONS: { from: string; to: string; because: string }[] = [
	{
		from: 'booking-reader/formats/trip-import/schema.ts',
		to: 'web/public/import-format',
		because: 'Documents are checked by the schema that is published for those who write them',
	},
	{ from: 'server/version.ts', to: 'package.json', because: 'npm has the number of the release there' },
	{
		from: 'server/db/audit.test.ts',
		to: 'server/audit/sweep-audit.ts',
		because: 'The sweep is the exception that the test is about',
	},
	{ from: 'server/customers', to: 'server/auth/accounts.ts', because: 'A customer is an account' },
	{
		from: 'server/customers',
		to: 'server/auth/passwords.ts',
		because: 'Passwords set by staff must be hashed before the transaction',
	},
	{
		from: 'server/customers',
		to: 'server/auth/sessions.ts',
		because: 'A new password and a deletion end the customer’s sessions',
	},
	{
		from: 'server/customers',
		to: 'server/auth/account-notices.ts',
		because: 'A change of address is notified to both mailboxes',
	},
	{ from: 'server/customers', to: 'server/auth/links', because: 'Staff send customers links to choose a password' },
	{ from: 'server/enquiries', to: 'server/auth/links', because: 'A customer made from an enquiry can be invited' },
	{
		from: 'server/customers',
		to: 'server/trips/images/files-of-trips.ts',
		because: 'Deleting a customer deletes their files',
	},
	{
		from: 'server/customers',
		to: 'server/trips/counters/counters.ts',
		because: 'Deleting a customer updates the counters',
	},
	{
		from: 'server/customers',
		to: 'server/trips/trip/trip-hold.ts',
		because: 'A customer whose trip is held is not deleted',
	},
	{ from: 'server/find-anything', to: 'server/auth/customer-search.ts', because: 'A customer is an account' },
	{ from: 'server/customers', to: 'server/auth/customer-search.ts', because: 'A customer is an account' },
	{
		from: 'server/customers/notes',
		to: 'server/trips/person-keys/person-keys.ts',
		because: 'Notes are sealed as the identity data of guests is',
	},
	{
		from: 'server/customers/notes',
		to: 'server/trips/trip/note-reading.ts',
		because: 'Reading notes is recorded as reading identity data is',
	},
	{
		from: 'server/customers',
		to: 'server/trips/list/trip-search.ts',
		because: 'A trip is found by its customer’s name, which may change',
	},
	{ from: 'server/enquiries', to: 'server/auth/accounts.ts', because: 'An enquiry creates a customer account' },
	{ from: 'server/enquiries', to: 'server/auth/free-username.ts', because: 'An enquiry creates a customer account' },
	{ from: 'server/enquiries', to: 'server/trips', because: 'An enquiry can be turned into a trip' },
	{
		from: 'server/import',
		to: 'server/booking-confirmation/content-store.ts',
		because: 'The price of an order belongs to the confirmation of its trip',
	},
	{
		from: 'server/notices/push/subscriptions.ts',
		to: 'server/auth/sessions.ts',
		because:
			'A subscription belongs to a session, and travellers know their devices by what their sessions say of them',
	},
]

type Import = { from: string; to: string }

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`)
const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)

/** Tests may import anything. */
function isAllowed({ from, to }: Import) {
	if (isTest(from)) return true
	const [who, whom] = MAY_IMPORT.find(([place]) => isIn(from, place)) ?? [from, []]
	return [who, ...whom].some((place) => isIn(to, place))
}

const isExcepted = (one: Import) => EXCEPTIONS.some(({ from, to }) => isIn(one.from, from) && isIn(one.to, to))

const files = globSync('{shared,server,web,scripts,tests,catalogue,booking-reader,illustrations}/**/*.{ts,tsx,mjs,js}')

/** The import specifiers of a file: `from '…'`, `import('…')` and `import '…'`. */
const specifiersOf = (file: string) =>
	[...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^'\n]+)'/g)].map(([, path]) => path ?? '')

const imports: Import[] = files.flatMap((from) =>
	specifiersOf(from)
		.filter((path) => /^[#.]/.test(path))
		.map((path) => ({ from, to: path.startsWith('#') ? path.slice(1) : join(dirname(from), path) })),
)

test('every folder has a line in the table', () => {
	const unplaced = files.filter((file) => !isTest(file) && !MAY_IMPORT.some(([place]) => isIn(file, place)))
	expect([...new Set(unplaced.map((file) => dirname(file)))]).toEqual([])
})

test('imports point in the agreed direction', () => {
	const wrong = imports.filter((one) => !isAllowed(one) && !isExcepted(one))
	expect(wrong.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([])
})

/** The first circle among these imports, as a list of files. */
function circleIn(all: readonly Import[]): string[] | undefined {
	let left = all
	for (let before = 0; before !== left.length; ) {
		before = left.length
		const importers = new Set(left.map(({ from }) => from))
		left = left.filter(({ to }) => importers.has(to))
	}
	const path = left.slice(0, 1).map(({ from }) => from)
	while (path.length > 0) {
		const { to } = left.find(({ from }) => from === path.at(-1))!
		if (path.includes(to)) return [...path.slice(path.indexOf(to)), to]
		path.push(to)
	}
	return undefined
}

test('there are no import circles, types included', () => {
	expect(circleIn(imports)?.join(' imports ')).toBeUndefined()
})

test('the check finds and names a circle', () => {
	const edge = (from: string, to: string) => ({ from, to })
	const tail = [edge('a', 'b'), edge('b', 'c'), edge('x', 'y')]
	expect(circleIn(tail)).toBeUndefined()
	expect(circleIn([...tail, edge('c', 'd'), edge('d', 'b')])).toEqual(['b', 'c', 'd', 'b'])
	expect(circleIn([edge('e', 'e')])).toEqual(['e', 'e'])
})

test('the rules detect what they forbid', () => {
	expect(imports.length).toBeGreaterThan(300)
	for (const [from, to] of [
		['shared/fields.ts', 'server/http/refusal.ts'],
		['server/http/routes.ts', 'server/auth/sessions.ts'],
		['server/trips/trip/create-trip.ts', 'server/documents/document-routes.ts'],
		['server/auth/accounts.ts', 'server/app.ts'],
		['server/app.ts', 'web/framework/routes.tsx'],
		['web/ui/button.tsx', 'web/data/request.ts'],
		['web/ui/button.tsx', 'server/app.ts'],
		['web/data/request.ts', 'web/framework/routes.tsx'],
		['web/site/home.tsx', 'web/portal/trip/trip-page.tsx'],
		['web/event/event-page.tsx', 'web/data/session.tsx'],
		['web/shell/header.tsx', 'web/site/home.tsx'],
		['web/portals/new.tsx', 'web/ui/button.tsx'],
	] as const)
		expect([from, to, isAllowed({ from, to })]).toEqual([from, to, false])
	expect(isAllowed({ from: 'server/main.ts', to: 'web/framework/entry-server.tsx' })).toBe(true)
})

test('every exception is needed', () => {
	const idle = EXCEPTIONS.filter(
		(exception) => !imports.some((one) => isIn(one.from, exception.from) && isIn(one.to, exception.to)),
	)
	expect(idle).toEqual([])
})

test('an import names its file: extension included, no barrel files', () => {
	expect(imports.filter(({ to }) => extname(to) === '')).toEqual([])
	expect(files.filter((file) => /^index\./.test(basename(file)))).toEqual([])
	expect(files.filter((file) => /^export \* from/m.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('shared runs anywhere, and the server under plain Node', () => {
	const foreign = files
		.filter((file) => file.startsWith('shared/') && !isTest(file))
		.flatMap((file) => specifiersOf(file).map((path) => ({ file, path })))
		.filter(({ path }) => !/^[#.]/.test(path) && path !== 'zod')
	expect(foreign).toEqual([])
	expect(files.filter((file) => file.startsWith('server/') && file.endsWith('.tsx'))).toEqual([])
})
