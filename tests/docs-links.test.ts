import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', '{server,shared,web,booking-reader,illustrations,tests}/**/*.md'])
const read = (path: string) => readFileSync(path, 'utf8')

/** Text without blocks of code, whose contents are examples. */
const prose = (path: string) => read(path).replace(/^ *```[\s\S]*?^ *```/gm, '')

/** Every match of the pattern's group in every document that `isWrong`, with where it is: the document, a colon and the match. */
const wrongIn = (pattern: RegExp, isWrong: (found: string, document: string) => boolean) =>
	documents.flatMap((document) =>
		[...prose(document).matchAll(pattern)]
			.map(([, found = '']) => found)
			.filter((found) => isWrong(found, document))
			.map((found) => `${document}: ${found}`),
	)

/** A heading as its link has it: '## Change the key' is '#change-the-key'. */
const anchorsIn = (path: string) =>
	[...prose(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	)

test('every relative link leads to a file, and to a heading in it', () => {
	const isBroken = (link: string, document: string) => {
		const [file = '', anchor] = link.split('#')
		const target = file ? join(dirname(document), file) : document
		return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor))
	}
	const relative = /\]\((?!https?:)([^)\s]+)\)/g
	expect(wrongIn(relative, () => true).length).toBeGreaterThan(60)
	expect(wrongIn(relative, isBroken)).toEqual([])
})

/** A path that the documents explain how to create. */
const isExample = (path: string) => path.includes('NNN_') || path.startsWith('catalogue/photographs')

test('every path of the repository in backticks exists', () => {
	const path = /`((?:shared|server|web|catalogue|tests|scripts|docs|booking-reader|illustrations)\/[\w./*{},-]*)`/g
	const isMissing = (named: string) => !isExample(named) && globSync(named.replace(/\/$/, '')).length === 0
	expect(wrongIn(path, () => true).length).toBeGreaterThan(100)
	expect(wrongIn(path, isMissing)).toEqual([])
})

test('every decision has a date and a status, and is in the index with its title', () => {
	const index = read('docs/decisions/README.md')
	const listed = [...index.matchAll(/^\| \[(\d+)\]\((.+?)\) \| (.+) \| (.+) \|$/gm)].map(([, ...row]) => row)
	const written = globSync('docs/decisions/[0-9]*.md')
		.toSorted()
		.map((path) => {
			const text = read(path)
			const [, number, title] = /^# (\d{3}) (.+)$/m.exec(text) ?? []
			const [, status] = /^- Date: \d{4}-\d\d-\d\d\n- Status: ((?:Accepted|Superseded by).*)$/m.exec(text) ?? []
			return [number, path.slice('docs/decisions/'.length), title, status]
		})
	expect(written.length).toBeGreaterThan(15)
	expect(listed).toEqual(written)
})
