import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AUDIT_WORDS } from '#shared/audit/words.ts'
import { ENQUIRY_STATES } from '#shared/enquiries/enquiry.ts'
import { ISSUED_DOCUMENTS } from '#shared/issued-documents/issued-document.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { pictureSlots } from '#shared/uploads.ts'

const kinds = Object.values(ENTERED_KINDS).map(({ labels }) => labels.one)
const slots = Object.keys(pictureSlots)
/** What the actions with a variable part become. */
const VARIABLE: Record<string, string[]> = {
	'`${labels.one} added`': kinds.map((one) => `${one} added`),
	'`${labels.one} changed`': kinds.map((one) => `${one} changed`),
	'`${labels.one} deleted`': kinds.map((one) => `${one} deleted`),
	'`${slot} image uploaded`': slots.map((slot) => `${slot} image uploaded`),
	'`${slot} image deleted`': slots.map((slot) => `${slot} image deleted`),
	'`enquiry ${state}`': ENQUIRY_STATES.filter((state) => state !== 'quarantined').map((state) => `enquiry ${state}`),
	'`${ISSUED_DOCUMENTS[kind].name.toLowerCase()} issued`': Object.values(ISSUED_DOCUMENTS).map(
		({ name }) => `${name.toLowerCase()} issued`,
	),
}

/** The third argument of every call of `audit`: the texts in it. */
function recorded(): { file: string; actions: string[] }[] {
	const files = globSync('{server,scripts}/**/*.ts').filter(
		(file) => !file.endsWith('.test.ts') && !file.endsWith('db/audit.ts'),
	)
	return files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/\baudit\(\s*\w+,\s*(?:\{[^}]*\}|[\w.]+),\s*/g)].map((call) => {
			const rest = call.input.slice(call.index + call[0].length)
			const [action = ''] = /^(?:'[^']*'|`[^`]*`|[^,]*)/.exec(rest) ?? []
			const texts = action.startsWith('`')
				? [action]
				: [...action.matchAll(/(?<==== )'[^']*'|'([^']*)'/g)].flatMap(([, text]) => text ?? [])
			return { file, actions: texts.flatMap((text) => VARIABLE[text] ?? [text]) }
		}),
	)
}

test('every action that the code records has a sentence, and every sentence is used', () => {
	const calls = recorded()
	expect(calls.length).toBeGreaterThan(60)
	expect(calls.filter(({ actions }) => actions.length === 0)).toEqual([])
	const unknown = calls.flatMap(({ file, actions }) =>
		actions.filter((action) => !(action in AUDIT_WORDS)).map((action) => `${file}: ${action}`),
	)
	expect(unknown).toEqual([])
	const used = new Set(calls.flatMap(({ actions }) => actions))
	expect(Object.keys(AUDIT_WORDS).filter((action) => !used.has(action))).toEqual([])
})
