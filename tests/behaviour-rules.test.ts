import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = 'server,shared,web,scripts,catalogue,booking-reader,illustrations,tests,docs'
const ALL = [
	...globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs,js,css,typ,md}`),
	...globSync(['*.{md,ts,yaml}', 'Dockerfile', '.env.example']),
]
/** Released migrations never change, and this file names what others must not. */
const FILES = ALL.filter(
	(file) => !file.startsWith('server/db/migrations/') && file !== 'tests/behaviour-rules.test.ts',
)
const RULES = FILES.filter((file) => file.startsWith('docs/behaviour/') && basename(file) !== 'README.md')

const DEFINED = /^- \*\*([A-Z]+-\d+)\*\* /gm
/** Documents outside this repository, which its readers cannot open. */
const ELSEWHERE = /\bspecifications?\b|\bhandbooks?\b|\bdesign\/[\w-]+\.\w+|\breference\/[\w-]+\.\w+|\busers-want\b/i
const DOCUMENT = /(?:[\w.-]+\/)*[\w.-]+\.md\b/g

const textOf = (file: string) => readFileSync(file, 'utf8')
const linesOf = (file: string) => textOf(file).split('\n')

const defined = RULES.flatMap((file) => [...textOf(file).matchAll(DEFINED)].map(([, id = '']) => id))
const areas = [...new Set(defined.map((id) => id.replace(/-\d+$/, '')))]
/** Every cited rule id, with its location. */
const cited = FILES.flatMap((file) =>
	linesOf(file).flatMap((line, index) =>
		[...line.replace(DEFINED, '').matchAll(new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g'))].map(([id]) => ({
			id,
			place: `${file}:${index + 1}`,
		})),
	),
)

test('every rule has a unique id', () => {
	expect(areas.toSorted()).toEqual(['API', 'CRM', 'DOC', 'IMPORT', 'PORTAL', 'SITE'])
	expect(defined.length).toBeGreaterThan(300)
	expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
})

test('every entry of the rules has an id, and each file has one area', () => {
	for (const file of RULES) {
		const entries = linesOf(file).filter((line) => line.startsWith('- '))
		const ids = [...textOf(file).matchAll(DEFINED)].map(([, id = '']) => id)
		expect(ids, file).toHaveLength(entries.length)
		expect(new Set(ids.map((id) => id.replace(/-\d+$/, ''))).size, file).toBe(1)
	}
})

test('every cited rule exists', () => {
	const known = new Set(defined)
	expect(cited.filter(({ id }) => !known.has(id)).map(({ id, place }) => `${place} ${id}`)).toEqual([])
	expect(cited.filter(({ place }) => !place.startsWith('docs/')).length).toBeGreaterThan(60)
})

test('no text cites a document that the repository does not hold', () => {
	const held = ALL.filter((file) => file.endsWith('.md'))
	const isHeld = (name: string) => held.some((file) => file === name || file.endsWith(`/${name}`))
	const foreign = FILES.flatMap((file) =>
		linesOf(file).flatMap((line, index) => {
			const documents = [...line.matchAll(DOCUMENT)].map(([path]) => path.replace(/^(?:\.\.?\/)+/, ''))
			const names = [...documents.filter((name) => !isHeld(name)), ELSEWHERE.exec(line)?.[0]]
			return names.flatMap((name) => (name ? [`${file}:${index + 1} ${name}`] : []))
		}),
	)
	expect(foreign).toEqual([])
})
