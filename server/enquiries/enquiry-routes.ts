import { sql } from 'kysely'
import { z } from 'zod'
import { ENQUIRY_STATES, type Enquiry } from '#shared/enquiries/enquiry.ts'
import type { Settings } from '#shared/settings.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { csvAnswer } from '#server/http/lists/csv.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { type AppContext, freshOnly, get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { wholeList } from '#server/http/lists/whole-list.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { findMatches } from '#server/search/search-index.ts'
import { receiveEnquiry } from './receive-enquiry.ts'
import { enquirySearch } from './enquiry-search.ts'
import { countEnquiries, listEnquiries } from './list-enquiries.ts'
import { ENQUIRY_COLUMNS, findEnquiry, lockEnquiry, toEnquiry } from './stored-enquiry.ts'

type Deps = { db: Db; jobs: Jobs; mailer: Mailer } & Pick<Settings, 'publicUrl' | 'agency'>

const stateSchema = z.strictObject({ state: z.enum(ENQUIRY_STATES, `Choose one of: ${ENQUIRY_STATES.join(', ')}`) })

/** What the file has of each enquiry, by the column's name. */
const COLUMNS: Record<string, (enquiry: Enquiry) => string | null> = {
	Reference: ({ reference }) => reference,
	Received: ({ createdAt }) => createdAt.slice(0, 10),
	State: ({ state }) => state,
	Name: ({ name }) => name,
	Email: ({ email }) => email,
	Phone: ({ phone }) => phone,
	About: ({ propertyName }) => propertyName,
	'Check-in': ({ checkIn }) => checkIn,
	'Check-out': ({ checkOut }) => checkOut,
	Guests: ({ guests }) => String(guests),
	Message: ({ message }) => message,
	'Trip ID': ({ tripId }) => tripId,
}

/** The public forms (SITE-88) and the staff's list of enquiries (API-53). */
export function enquiryRoutes(deps: Deps): Route[] {
	const { db } = deps
	return [
		post('/api/enquiries', 'public', (c) => receiveEnquiry(deps, 'villa', c)),
		post('/api/hotel-enquiries', 'public', (c) => receiveEnquiry(deps, 'hotel', c)),
		post('/api/general-enquiries', 'public', (c) => receiveEnquiry(deps, 'general', c)),

		get('/api/admin/enquiries', 'admin', async (c) => {
			const { paging, wanted } = await readList(c, db)
			const [found, total] = await Promise.all([listEnquiries(db, paging, wanted), countEnquiries(db, wanted)])
			const { rows, nextCursor } = page(found, paging.limit)
			return c.json({ enquiries: rows, ...total, nextCursor })
		}),

		freshOnly(
			get('/api/admin/enquiries.csv', 'admin', async (c, user) => {
				const { paging, wanted } = await readList(c, db)
				await audit(db, { id: user.id, ip: c.var.ip }, 'list exported', null, { detail: { list: 'enquiries' } })
				return csvAnswer(c, 'enquiries.csv', Object.keys(COLUMNS), rows())

				async function* rows() {
					for await (const enquiries of wholeList(paging, (part) => listEnquiries(db, part, wanted)))
						yield enquiries.map((enquiry) => Object.values(COLUMNS).map((cell) => cell(enquiry)))
				}
			}),
		),

		get('/api/admin/enquiries/:id', 'admin', async (c) => {
			const enquiry = toEnquiry(await findEnquiry(db, c.req.param('id')))
			return c.json({ enquiry })
		}),

		patch('/api/admin/enquiries/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const { state } = check(stateSchema, await readObject(c))
			const enquiry = await transaction(db, async (tx) => {
				const current = await lockEnquiry(tx, id)
				refuseStale(c, current, toEnquiry(current))
				const isAnswered = state === 'answered'
				const row = await tx
					.updateTable('enquiries')
					.set({
						state,
						answeredAt: isAnswered ? (current.answeredAt ?? new Date()) : null,
						answeredBy: isAnswered ? user.id : null,
						version: sql`version + 1`,
					})
					.where('id', '=', id)
					.returning(ENQUIRY_COLUMNS)
					.executeTakeFirstOrThrow()
				await audit(tx, { id: user.id, ip: c.var.ip }, `enquiry ${state}`, id)
				return toEnquiry(row)
			})
			return c.json({ enquiry })
		}),
	]
}

/** The filters and the order in the query of the list. Refuses invalid values with 400. */
async function readList(c: AppContext, db: Db) {
	// The list is newest first; `sort=due` puts the one whose answer is due first at its head.
	const paging = readPaging(c, ['due'])
	const given = c.req.query('state') || null
	const state = ENQUIRY_STATES.find((known) => known === given) ?? null
	if (given && !state) throw new Refusal(400, 'malformed', `state must be one of: ${ENQUIRY_STATES.join(', ')}`)
	const userId = c.req.query('userId') || null
	if (userId && !isId(userId)) throw new Refusal(400, 'malformed', 'userId is not an id')
	const matches = paging.search ? await findMatches(db, enquirySearch, paging.search) : null
	return { paging, wanted: { state, userId, matches } }
}
