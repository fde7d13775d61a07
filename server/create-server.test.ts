import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settings } from '#shared/settings.ts'
import { buildBindings } from '#tests/builders/bindings.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { followAgency } from './agency/followed-agency.ts'
import { createServer } from './create-server.ts'
import { readEnv } from './env/read-env.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** A server of its own on the same database, whose pages say what they know of the agency. */
async function startInstance() {
	const { services } = product
	const followedAgency = await followAgency(services.db, services.agency)
	const { site } = await createServer(
		{ ...services, agency: followedAgency.agency, followedAgency, close: async () => {} },
		{
			env: readEnv({}),
			createFindPage: (settings: Settings) => (path) => ({
				key: path,
				status: 200,
				isPublic: true,
				isListed: true,
				render: () => JSON.stringify(settings.agency),
			}),
			listedPaths: () => [],
			isReady: () => true,
			built: null,
		},
	)
	const read = async (path: string) =>
		(await (await site(new Request(`http://localhost${path}`), buildBindings())).json()) as Record<string, unknown>
	return { read, refresh: followedAgency.refresh }
}

test('a name that staff change reaches public pages, the web app manifest and mail, on all instances (CRM-120)', async () => {
	const [first, second] = [await startInstance(), await startInstance()]
	// Twice, so that the page is cached.
	for (const { read } of [first, second, first, second]) expect(await read('/')).toMatchObject({ name: 'Go Privilege' })
	const details = {
		name: 'Belvoir & Sons',
		phone: '+44 20 7946 0999',
		email: 'hello@belvoir.example',
		address: '1 Privy Lane',
	}
	expect((await product.staff.put('/api/admin/settings', details)).status).toBe(200)
	await Promise.all([first.refresh(), second.refresh()])
	for (const { read } of [first, second]) {
		expect(await read('/')).toMatchObject({
			name: 'Belvoir & Sons',
			phone: '+44 20 7946 0999',
			email: 'hello@belvoir.example',
			site: 'https://www.goprivilege.example',
		})
		expect(await read('/manifest.webmanifest')).toMatchObject({ name: 'Belvoir & Sons' })
	}

	const enquiry = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	const sent = await product.anonymous.post('/api/enquiries', enquiry)
	expect(sent.status).toBe(201)
	const mails = await product.db.selectFrom('mails').select(['to', 'textBody']).execute()
	expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@mail.example', 'hello@belvoir.example'])
	expect(mails.find(({ to }) => to === 'ada@mail.example')?.textBody).toContain('Belvoir & Sons')
	expect(mails.find(({ to }) => to === 'ada@mail.example')?.textBody).toContain('+44 20 7946 0999')
})
