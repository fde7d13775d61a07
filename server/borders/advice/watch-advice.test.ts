import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Departure } from '#shared/trips/readiness.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { type Provider, startProvider } from '#tests/harness/provider.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { BORDER_PAGES } from '../rules.ts'
import { watchAdvice } from './watch-advice.ts'

const ORIGINAL = '<h2 id="passport">Passports</h2><p>Your passport must\n be new enough.</p>'
let product: Product
let provider: Provider
/** What GOV.UK answers for France; its other pages stay the same. */
let france: { body: string; updated?: string; status?: number }
beforeAll(async () => {
	provider = await startProvider((response, { path }) => {
		const isFrance = path.endsWith('/france')
		const { body, updated = '2026-08-11', status = 200 } = isFrance ? france : { body: ORIGINAL, updated: '2026-01-01' }
		const parts = [
			{ slug: 'warnings-and-insurance', body: `<p>${String(Math.random())}</p>` },
			{ slug: 'entry-requirements', body },
		]
		const page = { public_updated_at: `${updated}T10:00:00Z`, updated_at: new Date().toISOString(), details: { parts } }
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(page))
	})
	product = await startProduct()
})
afterAll(async () => {
	await provider.stop()
	await product.stop()
})

const pages = BORDER_PAGES.filter(({ slug }) => ['france', 'italy', 'usa', 'kenya'].includes(slug))
const watch = (today: string, { url } = provider) =>
	watchAdvice({ db: product.db, baseUrl: url, pages, log: product.services.log }, today)

test('a departure is flagged when the words about entry change, until staff have looked (CRM-340)', async () => {
	const tripId = await makeTrip(product, { startDate: '2027-05-20', endDate: '2027-05-26' })
	await addRecord(product.staff, 'flights', tripId, {
		...{ departureAirport: 'London Heathrow (LHR)', arrivalAirport: 'Nice (NCE)' },
		...{ departureTime: '2027-05-20T09:40', arrivalTime: '2027-05-20T12:45' },
	})
	const flags = async () => {
		const { body } = await product.staff.get('/api/admin/departures?today=2027-01-10')
		return (body.departures as Departure[])[0]!.findings.filter(({ problem }) => problem.includes('GOV.UK'))
	}
	france = { body: ORIGINAL }
	await watch('2027-01-01')
	const paths = ['france', 'italy', 'kenya', 'usa'].map((slug) => `/api/content/foreign-travel-advice/${slug}`)
	expect(provider.requests.map(({ path }) => path).toSorted()).toEqual(paths)
	expect(await flags()).toEqual([])

	// Markup, white space and dates are no news.
	france = { body: '<h2>Passports</h2>\n<p>Your passport <b>must</b> be new enough.</p>', updated: '2027-01-02' }
	await watch('2027-01-02')
	expect(await flags()).toEqual([])

	france = { body: `${ORIGINAL}<p>You need six months &amp; a form.</p>` }
	await watch('2027-01-03')
	const [flag, ...others] = await flags()
	expect(others).toEqual([])
	expect(flag).toMatchObject({
		problem: 'What GOV.UK says about entering France has changed since we read it, seen on Jan 03, 2027.',
		source: { url: 'https://www.gov.uk/foreign-travel-advice/france/entry-requirements' },
	})
	const { crossings } = (await product.staff.get(`/api/admin/trips/${tripId}`)).body.trip
	expect(crossings[0].advice.newText).toBe('You need six months & a form.')

	for (const [status, day] of [
		[500, '2027-01-04'],
		[429, '2027-01-05'],
	] as const) {
		france = { body: 'Gone', status }
		await watch(day)
	}
	expect(await flags()).toHaveLength(1)
	const mark = { ...flag!.mayBeIntended!, today: '2027-01-10', reason: 'Read it' }
	expect((await product.staff.post(`/api/admin/trips/${tripId}/finding-marks`, mark)).status).toBe(200)
	expect(await flags()).toEqual([])
})

test('a service that fails is asked no more than three times in a row (CRM-340)', async () => {
	const down = await startProvider((response) => response.writeHead(503).end())
	await watch('2027-01-06', down)
	expect(down.requests).toHaveLength(3)
	await down.stop()
})
