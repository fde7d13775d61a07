import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

/** The settings that the code reads: `read('PORT', …)`, `optional(…)`, `required(…)`, `variables.NODE_ENV`. */
function settingsInCode(): string[] {
	const code = globSync('server/env/*.ts', { exclude: (path) => path.endsWith('.test.ts') })
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n')
	return namesIn(code, /\b(?:(?:read|optional|required)\(\s*'|variables\.)([A-Z][A-Z\d_]+)/g)
}

const namesIn = (text: string, pattern: RegExp) =>
	[...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

const example = readFileSync('.env.example', 'utf8')

test('every setting is in .env.example, commented out', () => {
	const settings = settingsInCode()
	expect(settings.length).toBeGreaterThan(40)
	expect(namesIn(example, /^# ([A-Z\d_]+)=/gm)).toEqual(settings)
	expect(parseEnv(example)).toEqual({})
})

const PAGES = 'docs/self-hosting/configuration'

test('every setting has one row, on one page of the configuration', () => {
	const rows = globSync(`${PAGES}/*.md`).flatMap((path) => {
		const cells = [...readFileSync(path, 'utf8').matchAll(/^\| `([A-Z\d_]+)` \|(.*)\|$/gm)]
		return cells.map(([, name = '', rest = '']) => ({ name, cells: rest.split('|').length }))
	})
	expect(rows.map(({ name }) => name).toSorted()).toEqual(settingsInCode())
	expect(rows.filter(({ cells }) => cells !== 3)).toEqual([])
})

test('the overview of the configuration names each page', () => {
	const overview = readFileSync(`${PAGES}/README.md`, 'utf8')
	const listed = [...overview.matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\) \|/gm)].map(([, file = '']) => file)
	const pages = globSync('*.md', { cwd: PAGES }).filter((file) => file !== 'README.md')
	expect(listed.toSorted()).toEqual(pages.toSorted())
})

test('the examples are accepted together in production, once the secrets are filled in', () => {
	const given = parseEnv(example.replace(/^# (?=[A-Z\d_]+=)/gm, ''))
	const blank = Object.keys(given).filter((name) => given[name] === '')
	const secrets = Object.fromEntries(blank.map((name) => [name, 'vT2q0cZ9s1Yw8mXr4Lb7Kd6Hf3Jg5Np+']))
	const env = readEnv({ ...given, ...secrets }, '24.22.1')
	expect(env).toMatchObject({ production: true, demo: false, warnings: [] })
	expect(Object.entries(env).filter(([, value]) => value === null)).toEqual([])
})
