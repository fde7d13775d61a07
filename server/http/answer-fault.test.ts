import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { connectionUrl, type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { marguerite } from '#tests/people.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
let database: FreshDatabase
beforeAll(async () => {
	product = await startProduct()
	database = await freshDatabase()
})
afterAll(async () => {
	await product.stop()
	await database.drop()
})

test('a database that takes no changes, as with a nearly full disk at a provider, is an outage and no fault of ours', async () => {
	const readOnly = `${connectionUrl(database)}&options=-c%20default_transaction_read_only%3Don`
	const db = connect({ connectionString: readOnly })
	const app = createApp({ ...product.services, db })
	const { username, password } = marguerite
	const answer = await app.request('/api/auth/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password }),
	})
	expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
		503,
		'30',
		{ error: 'Nothing can be saved at the moment. Please try again later', code: 'database_read_only' },
	])
	expect(product.logged().join('')).toContain('read-only transaction')
	await db.destroy()
})
