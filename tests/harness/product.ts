import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { StaffRole, User } from '#shared/customers/user.ts'
import type { AppServices } from '#server/api-routes.ts'
import { createApp } from '#server/app.ts'
import { JOB_TYPES } from '#server/background.ts'
import { insertAccount, prepareAccount } from '#server/auth/accounts.ts'
import { openSession } from '#server/auth/sessions.ts'
import { openPictureFiles } from '#server/catalogue/pictures/picture-files.ts'
import { feedFetch } from '#server/catalogue/availability/feeds/fetch-feed.ts'
import { newId } from '#server/db/id.ts'
import { makeSealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { guardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { followAgency } from '#server/agency/followed-agency.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { pushSender } from '#server/notices/push/push-sender.ts'
import { folderMailer } from '#server/mail/folder-mailer.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'
import { catalogue } from '#tests/catalogue.ts'
import { james, marguerite, olivia } from '#tests/people.ts'
import { agency as ofTests } from '#tests/settings.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { noteLogLine } from './failure-report.ts'

// Tests check the fields of many different answers. The types of the answers are checked elsewhere, against the contract.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; body: any; headers: Headers }
export type Client = {
	user: User | null
	get: (path: string, headers?: Record<string, string>) => Promise<Answer>
	post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
	patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
	put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
	delete: (path: string, headers?: Record<string, string>) => Promise<Answer>
	/** Sends any request and returns the response unchanged. */
	fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** Argon2 takes longer than the rest of a start. An account with the same values in each product is prepared once for each worker. */
const preparedAccounts = new Map<unknown, ReturnType<typeof prepareAccount>>()

const agency = { ...ofTests, address: '9 Belvoir Arcade, Mayfair, London W1J 0ZZ' }

/** The whole product in this process, with its own database and folder, one member of staff and two customers. */
export async function startProduct(overrides: Partial<AppServices> = {}, existing?: FreshDatabase) {
	const database = existing ?? (await freshDatabase())
	const folder = await mkdtemp(join(tmpdir(), 'go-privilege-'))
	const logLines: string[] = []
	const write = (line: string) => {
		logLines.push(line)
		noteLogLine(line)
	}
	const log = pino({ level: 'info' }, { write })
	const followedAgency = await followAgency(database.db, agency)
	const storage = folderStorage(join(folder, 'files'))
	const services: AppServices = {
		db: database.db,
		storage,
		sealer: makeSealer(['a secret that only the tests know, long enough'], (associatedData) =>
			log.error({ associatedData }, 'unreadable'),
		),
		// Jobs wait until a test runs them (server/background.ts).
		jobs: await startJobs({ db: database.db, types: JOB_TYPES, log }),
		mailer: folderMailer(join(folder, 'mail'), { name: agency.name, address: agency.email }),
		pdf: pdfMaker(),
		// Tests of an external service pass their own.
		weather: null,
		mailIn: null,
		importMailbox: null,
		ai: null,
		ffmpegPath: null,
		flightStatus: null,
		push: pushSender(),
		fetchForm: guardedFetch({ allowedHosts: new Set() }),
		fetchCalendar: feedFetch({ allowedHosts: new Set() }),
		agency: followedAgency.agency,
		followedAgency,
		// The built-in one, without a copy in each test's database.
		catalogue: {
			current: () => catalogue,
			refresh: async () => {},
			builtIn: { pictures: {}, films: {} },
			isPublicFile: () => false,
			isPublicFilm: () => false,
			shownVersion: () => undefined,
			hasPicture: () => true,
			hasFilm: () => true,
		},
		pictureFiles: openPictureFiles({ db: database.db, storage }),
		log,
		auditMonths: 24,
		outsideServices: { mail: false, storage: false, ai: null, weather: null, flightStatus: null },
		publicUrl: 'http://localhost:3000',
		trustProxy: ['127.0.0.1'],
		isReady: () => true,
		checkInstallation: async () => [],
		...overrides,
	}
	const app = createApp(services)

	async function request(path: string, init: RequestInit): Promise<Answer> {
		const response = await app.request(path, init)
		const text = await response.text()
		const isJson = response.headers.get('content-type')?.includes('application/json')
		return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
	}

	/** An API client; anonymous without a token. */
	function client(user: User | null, token?: string): Client {
		/** The session's cookie, and those that a test adds. */
		const cookies = (headers: Record<string, string>): Record<string, string> =>
			token && headers.cookie ? { cookie: `__Host-session=${token}; ${headers.cookie}` } : {}
		const own: Record<string, string> = token ? { cookie: `__Host-session=${token}` } : {}
		const send =
			(method: string) =>
			(path: string, body?: unknown, headers: Record<string, string> = {}) => {
				if (body instanceof FormData)
					return request(path, { method, headers: { ...own, ...headers, ...cookies(headers) }, body })
				const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
				return request(path, {
					method,
					headers: { ...own, ...type, ...headers, ...cookies(headers) },
					body: body === undefined ? undefined : JSON.stringify(body),
				})
			}
		return {
			user,
			get: (path, headers) => send('GET')(path, undefined, headers),
			post: send('POST'),
			patch: send('PATCH'),
			put: send('PUT'),
			delete: (path, headers) => send('DELETE')(path, undefined, headers),
			fetch: async (path, init) =>
				app.request(path, { ...init, headers: { ...own, ...Object.fromEntries(new Headers(init?.headers)) } }),
		}
	}

	/** A client with a session, which avoids the second that password hashing takes. */
	async function signedIn(user: User): Promise<Client> {
		const { token } = await transaction(services.db, (tx) =>
			openSession(tx, user, { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }),
		)
		return client(user, token)
	}

	async function account(person: typeof marguerite | typeof olivia, role: 'admin' | 'customer') {
		const preparing = preparedAccounts.get(person) ?? prepareAccount(person)
		preparedAccounts.set(person, preparing)
		const prepared = await preparing
		return transaction(services.db, async (tx) => {
			if (role === 'customer') await countCustomer(tx, 1)
			return insertAccount(tx, prepared, role)
		})
	}

	/** A client of a colleague with this role, without a password. */
	async function colleague(staffRole: StaffRole): Promise<Client> {
		const username = `${staffRole}-${newId()}`
		const account = { username, email: `${username}@agency.example`, fullName: null, phone: null, bookingAgent: null }
		return signedIn(
			await transaction(services.db, (tx) => insertAccount(tx, { ...account, passwordHash: null }, 'admin', staffRole)),
		)
	}

	// One after another, so that who joined first comes first in the order of ids, too.
	const staffUser = await account(marguerite, 'admin')
	const oliviaUser = await account(olivia, 'customer')
	const jamesUser = await account(james, 'customer')
	return {
		app,
		services,
		db: services.db,
		folder: join(folder, 'files'),
		/** The log so far: lines of JSON. */
		logged: () => logLines,
		client,
		signedIn,
		colleague,
		anonymous: client(null),
		staff: await signedIn(staffUser),
		olivia: await signedIn(oliviaUser),
		james: await signedIn(jamesUser),
		stop: async () => {
			await Promise.all([services.jobs.stop(0), services.pdf.close()])
			await database.drop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

export type Product = Awaited<ReturnType<typeof startProduct>>
