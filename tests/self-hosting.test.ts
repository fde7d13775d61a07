import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { hasCaddy } from '#tests/harness/proxies/caddy.ts'

/** Where what an operator reads is thrown, logged and printed. */
const CODE = ['server/**/*.ts', 'scripts/*.{ts,mjs}']
/** What developers run. */
const NOT_FOR_OPERATORS =
	/\.test\.ts$|^scripts\/(?:airports|bench|lighthouse|long-load|torture|test|complete-lock)\.|^server\/(?:demo|development)/
/** Caught in the code, or impossible unless the code itself is wrong. */
const INTERNAL = [
	// Developers meet these in the tests.
	'… declares no access rule',
	'… is declared twice',
	'… would end or escape the element that contains it',
	'Not a storage key',
	'Runs as a child process only',
	'The handle was not stored',
	'The picture process answered something else',
	// Checks whose findings say what to do.
	'No answer within 15 seconds',
	'No answer within 5 seconds',
	'The HMAC differs',
	'Cannot read the body: …',
	'The foreign keys between tables form a circle',
	'A key for … does not open',
	'No more than … digits',
]
/** Values in the settings, which are no messages. */
const VALUES = ['Go Privilege']
const ERRORS = /(?:Error|Failure|Failed|Silent|NotRestorable|InvalidSettings)$/

const files = globSync(CODE).filter((path) => !NOT_FOR_OPERATORS.test(path))

/** Parsing the other files would take two seconds. */
const MAY_PRINT =
	/\blog\b|console\.error|settingError\(|Refusal\(\s*50|super\(|(?:Error|Failure|Failed|NotRestorable|Settings)\(/

/** The errors, lines of the log and warnings of a file; of the settings all sentences, because each is part of a problem or a warning. */
function messagesIn(path: string): string[] {
	const found: string[] = []
	const code = readFileSync(path, 'utf8')
	if (!MAY_PRINT.test(code) && !path.startsWith('server/env/')) return found
	/** How many of the calls that print something are around the current place. */
	let printing = path.startsWith('server/env/') ? 1 : 0
	const isPrinting = (node: ESTree.CallExpression | ESTree.NewExpression) => {
		const { callee } = node
		if (callee.type === 'Identifier') {
			if (callee.name === 'settingError') return true
			// What a caller cannot correct is an outage: operators hear of it from users.
			if (callee.name === 'Refusal') return /^50\d$/.test(String((node.arguments[0] as { value?: unknown })?.value))
			return node.type === 'NewExpression' && ERRORS.test(callee.name)
		}
		if (callee.type === 'Super') return true
		if (callee.type !== 'MemberExpression') return false
		const { object, property } = callee
		const [of, called] = [nameOf(object), nameOf(property)]
		return of === 'log' || (of === 'console' && called === 'error')
	}
	const note = (parts: readonly string[]) => {
		if (printing > 0) found.push(parts.join('…').split('\n')[0] ?? '')
	}
	const enter = (node: ESTree.CallExpression | ESTree.NewExpression) => void (printing += isPrinting(node) ? 1 : 0)
	const leave = (node: ESTree.CallExpression | ESTree.NewExpression) => void (printing -= isPrinting(node) ? 1 : 0)
	new Visitor({
		CallExpression: enter,
		'CallExpression:exit': leave,
		NewExpression: enter,
		'NewExpression:exit': leave,
		Literal: ({ value }) => note(typeof value === 'string' ? [value] : []),
		TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.cooked ?? '')),
	}).visit(parseSync(path, code).program)
	return found
}

/** `log` of `log` and of `product.log`. */
const nameOf = (node: ESTree.Node): string => {
	if (node.type === 'Identifier') return node.name
	return node.type === 'MemberExpression' ? nameOf(node.property) : ''
}

const isSentence = (message: string) => /^[A-Z…].{8,}/.test(message) && message.includes(' ')

test('every error and line of the log that an operator can meet is explained, and no other', () => {
	const where = 'docs/self-hosting/troubleshooting.md'
	const rows = [...readFileSync(where, 'utf8').matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)]
	const explained = rows.map(([, message = '']) => message)
	const ours = (message: string) => isSentence(message) && ![...INTERNAL, ...VALUES].includes(message)
	const inCode = [...new Set(files.flatMap(messagesIn))].filter(ours)
	expect(inCode.length).toBeGreaterThan(120)
	expect(
		inCode.filter((message) => !explained.includes(message)),
		`Not explained in ${where}`,
	).toEqual([])
	expect(
		explained.filter((message) => !inCode.includes(message)),
		`Not in the code, but in ${where}`,
	).toEqual([])
	expect(explained.filter((message, at) => explained.indexOf(message) < at)).toEqual([])
})

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit', async () => {
	const dir = await mkdtemp(join(tmpdir(), 'unit-'))
	const unit = join(dir, 'go-privilege@3000.service')
	await copyFile('docs/self-hosting/examples/go-privilege@.service', unit)
	const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
	await rm(dir, { recursive: true })
	// Whether this machine has a Node there is not the unit's fault.
	const remarks = stderr.split('\n').filter((line) => line !== '' && !line.includes('/usr/bin/node'))
	expect([remarks, status === 0 || stderr.includes('/usr/bin/node')]).toEqual([[], true])
})

test('the files that the example for Docker Compose mounts are there', () => {
	const mounted = [...readFileSync('compose.example.yaml', 'utf8').matchAll(/"\.\/([^:"]+):/g)].map(([, path]) => path!)
	expect(mounted.length).toBeGreaterThan(0)
	expect(mounted.filter((path) => !existsSync(path))).toEqual([])
})

test.each(globSync('docs/self-hosting/examples/*.sh'))('the shell accepts %s', (path) => {
	expect(spawnSync('sh', ['-n', path]).status).toBe(0)
})

test('the command of the plain host names its commands, all of which exist', () => {
	const { status, stderr } = spawnSync('sh', ['docs/self-hosting/examples/go-privilege.sh', 'dcotor'], {
		encoding: 'utf8',
	})
	const [, ...commands] = stderr.trim().split(/[ |]+/)
	expect([status, commands.includes('doctor')]).toEqual([2, true])
	expect(commands.filter((name) => !existsSync(`scripts/${name}.ts`))).toEqual([])
})

test.skipIf(!hasCaddy)('Caddy accepts its file, as the page about proxies checks it', async () => {
	const home = await mkdtemp(join(tmpdir(), 'caddy-'))
	const page = readFileSync('docs/self-hosting/proxies.md', 'utf8')
	const [, documented = ''] = /^ {4}(caddy validate .+)$/m.exec(page) ?? []
	const command = documented.replace('/etc/caddy/Caddyfile', 'docs/self-hosting/examples/Caddyfile')
	expect(command).not.toBe(documented)
	const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', env: { ...process.env, HOME: home } })
	await rm(home, { recursive: true })
	expect([status, stderr]).toEqual([0, expect.not.stringContaining('"level":"error"')])
})
