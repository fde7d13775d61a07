import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDocument } from '#booking-reader/read-document.ts'
import type { Alternatives } from './compare-draft.ts'
import type { ImportedKind } from '#shared/import/draft.ts'

/** A case in the manifest of a corpus. Paths are relative to the corpus. */
export type Case = {
	id: string
	kind: string
	input: string
	expected?: string
	extra?: string[]
	counts?: Partial<Record<ImportedKind, number>> | null
	countsAreFloor?: boolean | null
	alternatives?: Alternatives
}

/** The cases of a corpus. Its acceptable readings stand in the manifest, or in `alternatives.json` by the ids of the cases. */
export function readCases(corpus: string): Case[] {
	const { cases } = readJson(join(corpus, 'manifest.json')) as { cases: Case[] }
	const path = join(corpus, 'alternatives.json')
	const apart = existsSync(path) ? (readJson(path) as Record<string, Alternatives>) : {}
	return cases.map((one) => {
		const { [ORDER]: orders = [], ...others } = apart[one.id] ?? {}
		return { ...one, alternatives: { 'order/id': orders, ...others, ...one.alternatives } }
	})
}

/** What scorers outside the project call the number of the order. */
const ORDER = 'order/orderId'

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export type CaseReading = Awaited<ReturnType<typeof readDocument>> & { cpuMs: number }

/** Reads a case as the product would, including the alternate that a page links to. */
export async function readCase(corpus: string, one: Case): Promise<CaseReading> {
	const bytes = bytesOf(corpus, one)
	const receivedAt = receivedAtOf(corpus, one)
	const url = one.kind === 'form-page' ? 'https://form.example.com/booking' : null
	await readDocument({ bytes, contentType: null, url, receivedAt })
	const before = process.cpuUsage()
	const found = await readDocument({ bytes, contentType: null, url, receivedAt })
	const { user, system } = process.cpuUsage(before)
	const cpuMs = (user + system) / 1000
	if (!found.alternate) return { ...found, cpuMs }
	const path = join(corpus, dirname(one.input), new URL(found.alternate).pathname)
	if (!existsSync(path)) return { ...found, cpuMs }
	return {
		...(await readDocument({ bytes: readFileSync(path), contentType: null, url: found.alternate, receivedAt })),
		cpuMs,
	}
}

/** What is read: the input, or for two versions of a reservation one document that contains both. */
export function bytesOf(corpus: string, { kind, input, extra }: Case): Uint8Array {
	const other = extra?.[0]
	if (kind !== 'merge' || !other) return readFileSync(join(corpus, input))
	const versions = [input, other].flatMap((path) => JSON.parse(readFileSync(join(corpus, path), 'utf8')) as unknown)
	return Buffer.from(JSON.stringify(versions))
}

/** When the document was received. Boarding passes and texts lack the year, so it has to be realistic. */
function receivedAtOf(corpus: string, { kind, extra }: Case): Date {
	if (kind === 'bcbp') return new Date('2018-04-02T12:00:00Z')
	const headers = extra?.find((path) => path.endsWith('.eml'))
	const date = headers && /^Date: (.+)$/m.exec(readFileSync(join(corpus, headers), 'utf8'))?.[1]
	return new Date(date ?? '2026-11-20T12:00:00Z')
}
