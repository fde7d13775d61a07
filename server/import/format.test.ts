import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { startProduct } from '#tests/harness/product.ts'
import { respondWith, startProvider } from '#tests/harness/provider.ts'
import { readTripImport } from '#booking-reader/formats/trip-import/read-trip-import.ts'

type Schema = {
	[key: string]: unknown
	$ref?: string
	properties?: Record<string, Schema>
	items?: Schema
	required?: string[]
	anyOf?: Schema[]
}
const published = (name: string) => readFileSync(`web/public/import-format/${name}`, 'utf8')
const schema: Schema & { $defs: Record<string, Schema> } = JSON.parse(published('trip-import-1.schema.json'))
const example: Record<string, unknown> = JSON.parse(published('example.json'))
test('the documentation lists every member, and which are required', () => {
	const documented = Object.fromEntries(
		[...readFileSync('docs/import-format.md', 'utf8').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(
			([, place, words = '']) => [
				place,
				{
					all: new Set([...words.matchAll(/`(\w+)`/g)].map(([, name]) => name)),
					required: new Set([...words.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, name]) => name)),
				},
			],
		),
	)
	const places = Object.entries(schema.properties ?? {}).filter(([place]) => !['format', 'version'].includes(place))
	expect(Object.keys(documented)).toEqual(places.map(([place]) => place))
	for (const [place, node] of places) {
		const listed = node.items ?? node
		const { properties, required = [], anyOf } = listed.$ref ? schema.$defs[listed.$ref.split('/').at(-1)!]! : listed
		const either = (anyOf ?? []).flatMap((one) => one.required ?? [])
		expect([place, documented[place]]).toEqual([
			place,
			{ all: new Set(Object.keys(properties ?? {})), required: new Set([...required, ...either]) },
		])
	}
})

test('the documented examples are read without issues', () => {
	const [, least = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/import-format.md', 'utf8')) ?? []
	for (const document of [example, JSON.parse(least) as object]) expect(readTripImport(document).issues).toEqual([])
})

test('the example is imported as the trip it describes', async () => {
	const form = await startProvider(
		respondWith(JSON.stringify(example), 200, { 'content-type': 'application/vnd.trip-import+json' }),
	)
	const product = await startProduct({ fetchForm: guardedFetch({ allowedHosts: new Set([new URL(form.url).host]) }) })
	const { status, body } = await product.staff.post('/api/admin/trips/import', {
		bookingUrl: `${form.url}/orders/GP-2027-0418.json`,
		userId: product.olivia.user!.id,
	})
	expect([status, body.summary, body.warnings]).toEqual([
		201,
		{ guests: 2, flights: 2, accommodations: 1, transfers: 1, activities: 1 },
		[],
	])
	expect(body.trip).toMatchObject({
		...(example.trip as object),
		orderId: 'GP-2027-0418',
		flights: [
			{ flightNumber: 'BA2606', departureTime: '2027-06-04T07:35:00', baggageWeightKg: 32 },
			{ flightNumber: 'BA2607', departureTime: '2027-06-11T12:10:00', arrivalTime: '2027-06-11T14:05:00' },
		],
	})
	const broken = { ...example, guests: [{ title: 'Ms' }], trip: { name: '' } }
	form.reply(respondWith(JSON.stringify(broken), 200, { 'content-type': 'application/json' }))
	const refused = await product.staff.post('/api/admin/trips/import', {
		bookingUrl: form.url,
		userId: product.olivia.user!.id,
	})
	expect([refused.status, refused.body.code]).toEqual([422, 'schema_invalid'])
	expect(refused.body.issues.map(({ raw }: { raw: string }) => raw).toSorted()).toEqual(['/guests/0', '/trip/name'])
	await product.stop()
	await form.stop()
})
