import { afterAll, beforeAll, expect, test } from 'vitest'
import { processingRecords } from '#shared/processing/processing-records.ts'
import { RETENTION_KIND_LIST, RETENTION_KINDS } from '#shared/retention/retention-kinds.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const records = async () => processingRecords((await product.staff.get('/api/admin/processing-records')).body.facts)

test('every field of a guest and every period of the retention table is in the records', async () => {
	const all = await records()
	const data = all.flatMap((record) => record.data)
	for (const { label } of Object.values(KINDS.guests.fields)) expect(data).toContain(label)
	const periods = all.flatMap((record) => record.periods).join('\n')
	for (const kind of RETENTION_KIND_LIST) expect(periods).toContain(RETENTION_KINDS[kind].title)
	for (const record of all)
		for (const part of [record.data, record.recipients, record.periods, record.measures]) expect(part).not.toEqual([])
})

test('they state the outside services that are switched on, and the periods that an owner chose', async () => {
	await product.staff.put('/api/admin/retention', { identityData: 45 })
	const text = JSON.stringify(await records())
	expect(text).toContain('Passports, birth dates and nationalities: 45 days from the end of the trip')
	expect(text).not.toContain('The mail server')
	const services = { mail: true, storage: true, ai: 'models.example', weather: 'Open-Meteo', flightStatus: null }
	const { facts } = (await product.staff.get('/api/admin/processing-records')).body
	const other = JSON.stringify(processingRecords({ ...facts, services }))
	for (const words of ['The mail server', 'models.example', 'Open-Meteo', 'The object storage'])
		expect(other).toContain(words)
	expect(other).not.toContain('flight numbers')
	expect(other).toContain('(models.example), when staff ask for it')
	const always = JSON.stringify(processingRecords({ ...facts, services: { ...services, aiReadsEveryBooking: true } }))
	expect(always).toContain('(models.example): the text of each imported booking')
})

test('only owners read them', async () => {
	for (const role of ['consultant', 'viewer'] as const) {
		const colleague = await product.colleague(role)
		expect((await colleague.get('/api/admin/processing-records')).body.code).toBe('owner_only')
	}
})
