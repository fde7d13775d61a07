import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Task } from '#shared/tasks/task.ts'
import type { TaskTemplate } from '#shared/tasks/task-template.ts'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const tasks = async (query: string): Promise<Task[]> =>
	(await product.staff.get(`/api/admin/tasks?${query}`)).body.tasks
const titlesAndDays = (found: readonly Task[]) => found.map(({ title, due }) => [title, due])
const TODAY = 'today=2038-05-01'

test('a task is written, handed over, ticked off by one of two colleagues, opened again and deleted', async () => {
	const { staff, olivia } = product
	const userId = olivia.user!.id
	const body = { userId, title: ' Call about the wine ', due: '2038-05-03', note: 'Prefers mornings' }
	const made = await staff.post('/api/admin/tasks', body, { 'idempotency-key': 'once' })
	expect([made.status, (await staff.post('/api/admin/tasks', body, { 'idempotency-key': 'once' })).body]).toEqual([
		201,
		made.body,
	])
	const { task } = made.body
	expect(task).toMatchObject({ title: 'Call about the wine', ownerId: staff.user!.id, templateId: null, version: 1 })
	expect(task.about).toEqual({ kind: 'customer', id: userId, name: 'Olivia Hartley' })
	expect(titlesAndDays(await tasks(`${TODAY}&userId=${userId}`))).toEqual([['Call about the wine', '2038-05-03']])
	expect(await tasks(`${TODAY}&until=2038-05-02`)).toEqual([])
	expect(await tasks(`${TODAY}&until=2038-05-03`)).toEqual([task])

	const address = `/api/admin/tasks/${task.id}`
	const given = await staff.patch(address, { ownerId: null, due: null }, { 'if-match': '"1"' })
	expect(given.body.task).toMatchObject({ ownerId: null, due: null, version: 2 })
	expect(await tasks(`${TODAY}&until=2038-05-03`)).toEqual([])
	expect(await tasks(`${TODAY}&until=2038-05-03&owner=nobody`)).toEqual([given.body.task])
	expect((await staff.patch(address, { isDone: true }, { 'if-match': '"1"' })).body).toMatchObject({
		code: 'stale',
		current: { version: 2 },
	})
	const done = await staff.patch(address, { isDone: true }, { 'if-match': '"2"' })
	expect(done.body.task.doneAt).toMatch(/Z$/)
	expect(done.body.task.doneByName).toBe('Marguerite Lavigne')
	expect(await tasks(`${TODAY}&until=2038-05-03&owner=all`)).toEqual([])
	expect(await tasks(`${TODAY}&userId=${userId}`)).toHaveLength(1)
	expect((await staff.patch(address, { isDone: false })).body.task).toMatchObject({ doneAt: null, doneByName: null })
	expect((await staff.patch(address, { title: ' ' })).body.fields).toEqual({ title: 'Task is required' })
	expect((await staff.delete(address)).status).toBe(204)
	expect((await staff.delete(address)).status).toBe(404)
	expect(await tasks(`${TODAY}&userId=${userId}`)).toEqual([])
})

test('templates make tasks for each trip, whose days follow the trip until somebody decides otherwise', async () => {
	const { staff } = product
	const trip = await makeTrip(product, { startDate: '2038-06-10', endDate: '2038-06-20' })
	const ofTrip = () => tasks(`${TODAY}&tripId=${trip}`)
	const [passports, documents, , after] = await ofTrip()
	expect(titlesAndDays(await ofTrip())).toEqual([
		['Check that every passport is valid', '2038-04-11'],
		['Send the final documents', '2038-05-20'],
		['Reconfirm transfers and special requests', '2038-06-03'],
		['Ask how it was', '2038-06-23'],
	])
	expect(await tasks(`${TODAY}&until=2038-05-20`)).toEqual([passports, documents])
	await staff.patch(`/api/admin/trips/${trip}`, { startDate: '2038-06-11' })
	expect((await ofTrip())[1]?.due).toBe('2038-05-21')

	const decide = (task: Task | undefined, values: object) =>
		staff.put(`/api/admin/trips/${trip}/template-tasks/${task?.templateId}`, values)
	expect((await decide(documents, { due: '2038-05-25', note: 'By courier' })).body.task).toMatchObject({
		due: '2038-05-25',
		version: 1,
	})
	expect((await decide(passports, { isDone: true })).body.task.doneByName).toBe('Marguerite Lavigne')
	await staff.patch(`/api/admin/trips/${trip}`, { startDate: '2038-06-14' })
	expect(titlesAndDays(await ofTrip())).toEqual([
		['Send the final documents', '2038-05-25'],
		['Reconfirm transfers and special requests', '2038-06-07'],
		['Ask how it was', '2038-06-23'],
		['Check that every passport is valid', '2038-04-15'],
	])
	// With the trip those before it end, and those after it wait a month.
	expect(await tasks(`today=2038-06-21&until=2038-06-25`)).toEqual([after])
	expect(await tasks(`today=2038-07-24&until=2038-07-24`)).toEqual([])
	await staff.patch(`/api/admin/trips/${trip}`, { status: 'cancelled' })
	expect((await ofTrip()).map(({ title }) => title)).toEqual(['Check that every passport is valid'])
	expect((await decide(documents, { isDone: true })).status).toBe(404)
})

test('owners change the templates, and every trip follows', async () => {
	const { staff } = product
	const trip = await makeTrip(product, { startDate: '2038-09-10', endDate: '2038-09-20' })
	const post = (values: object) => staff.post('/api/admin/task-templates', values)
	const made = await post({ title: 'Order the hamper', days: 10, when: 'before_departure' })
	const template: TaskTemplate = made.body.template
	expect([made.status, template]).toEqual([201, { ...template, title: 'Order the hamper', days: 10, version: 1 }])
	const due = async () =>
		(await tasks(`${TODAY}&tripId=${trip}`)).find(({ templateId }) => templateId === template.id)?.due
	expect(await due()).toBe('2038-08-31')
	const address = `/api/admin/task-templates/${template.id}`
	await staff.patch(address, { title: 'Order the hamper', days: 2, when: 'after_return' })
	expect(await due()).toBe('2038-09-22')
	const late = { title: 'Order the hamper', days: 3, when: 'after_return' }
	expect((await staff.patch(address, late, { 'if-match': '"1"' })).body.code).toBe('stale')
	expect((await post({ title: 'Late', days: 366, when: 'after_return' })).body.fields).toEqual({
		days: 'At most 365 days',
	})
	expect((await post({ title: '', days: 1, when: 'then' })).status).toBe(422)
	expect((await staff.delete(address)).status).toBe(204)
	expect(await due()).toBeUndefined()
	expect((await staff.delete(address)).status).toBe(404)
})

test('what is missing, malformed or about nothing is refused', async () => {
	const { staff, olivia } = product
	const status = async (query: string) => (await staff.get(`/api/admin/tasks?${query}`)).status
	expect(await status('tripId=7')).toBe(400)
	for (const about of [`tripId=${newId()}`, 'tripId=7', `userId=${staff.user!.id}`, `enquiryId=${newId()}`])
		expect([about, await status(`${TODAY}&${about}`)]).toEqual([about, 404])
	expect(await status(`${TODAY}&tripId=${newId()}&userId=${newId()}`)).toBe(400)
	expect(await status(`${TODAY}&until=2038-05-01&owner=them`)).toBe(400)
	const post = async (values: object) => (await staff.post('/api/admin/tasks', values)).status
	expect(await post({ title: 'About nothing' })).toBe(422)
	expect(await post({ title: 'About nobody', userId: newId() })).toBe(404)
	expect(await post({ title: '', userId: olivia.user!.id })).toBe(422)
	const { body } = await staff.post('/api/admin/tasks', { title: 'Real', userId: olivia.user!.id })
	expect((await staff.patch(`/api/admin/tasks/${body.task.id}`, { ownerId: olivia.user!.id })).body.fields).toEqual({
		ownerId: 'Choose a colleague',
	})
})
