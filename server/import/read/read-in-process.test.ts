import { join } from 'node:path'
import { expect, test } from 'vitest'
import { corpusFile } from '#tests/harness/corpus.ts'
import { documentReader, readInProcess } from './read-in-process.ts'

const document = (text: string, contentType = 'text/html') => ({
	bytes: Buffer.from(text),
	contentType,
	url: 'https://forms.example.com/booking',
	receivedAt: new Date('2026-11-20T10:00:00Z'),
})
const good = document(
	JSON.stringify({
		format: 'trip-import',
		version: '1.0',
		order: { id: 'A1' },
		trip: { name: 'Amalfi' },
		guests: [{ fullName: 'Olivia Hartley' }],
	}),
	'application/json',
)
const guestsIn = async () => (await readInProcess(good)).draft.guests.length

test.each([
	['endless', 'slow'],
	['greedy', 'large'],
	['dying', 'broken'],
	['missing', 'broken'],
] as const)(
	'a reader that is %s fails alone, and the next document is read',
	async (script, why) => {
		// An endless one ends by its processor time. On a busy machine it takes longer than the real deadline to fill the memory.
		const limits = { maxCpuMs: script === 'endless' ? 500 : 40_000, deadlineMs: 40_000 }
		const path = join(import.meta.dirname, `../../../tests/fixtures/processes/${script}.ts`)
		await expect(documentReader(path, limits).read(good)).rejects.toMatchObject({ reason: why })
		expect(await guestsIn()).toBe(1)
	},
	60_000,
)

type Hostile = {
	id: string
	contentType: string
	prefix: string
	unit: string
	repeat: number
	suffix: string
	mirror?: string
}
/** Documents made to exhaust the reader. */
const own: Hostile[] = [
	{ id: 'nested', contentType: 'text/html', prefix: '<body>', unit: '<table><tr><td>', repeat: 60_000, suffix: 'x' },
	{ id: 'deep JSON', contentType: 'application/json', prefix: '', unit: '{"flights":[', repeat: 100_000, suffix: '' },
	{ id: 'labels', contentType: 'text/plain', prefix: '', unit: 'Guest name: ', repeat: 200_000, suffix: '' },
	{
		id: 'calendar',
		contentType: 'text/calendar',
		prefix: 'BEGIN:VCALENDAR\n',
		unit: 'BEGIN:VEVENT\n',
		repeat: 50_000,
		suffix: '',
	},
]
const collected = (corpusFile('hostile-docs.json') as { cases: Hostile[] } | null)?.cases ?? []

test.each([...own, ...collected])(
	'$id: an answer within twenty seconds, and the next document is read',
	async (hostile) => {
		const { prefix, unit, repeat, suffix, mirror = '', contentType } = hostile
		const text = prefix + unit.repeat(repeat) + mirror.repeat(repeat) + suffix
		const before = { at: performance.now(), memory: process.memoryUsage().rss }
		const end = await readInProcess(document(text, contentType)).then(
			({ draft }) => draft.flights.length + draft.accommodations.length,
			(error: { reason?: string }) => error.reason,
		)
		expect([0, 'slow', 'large', 'broken']).toContain(end)
		expect(performance.now() - before.at).toBeLessThan(20_000)
		expect(process.memoryUsage().rss - before.memory).toBeLessThan(512 * 1024 * 1024)
		expect(await guestsIn()).toBe(1)
	},
	20_000,
)
