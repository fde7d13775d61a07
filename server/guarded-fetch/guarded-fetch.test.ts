import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corpusFile } from '#tests/harness/corpus.ts'
import { startProvider, respondWith } from '#tests/harness/provider.ts'
import { type Names, startFakeInternet } from '#tests/harness/fake-internet.ts'
import { nonPublicReason } from './addresses.ts'
import { FetchError } from './fetch-error.ts'
import { guardedFetch, type FetchRules } from './guarded-fetch.ts'

type Case = {
	id: string
	url: string
	expect: { outcome: 'ok' | 'blocked' | 'not-leaked'; code?: string[]; maxSeconds?: number }
}
type World = {
	public: string[]
	dns: Record<string, string[]>
	dnsSequences: Record<string, string[][]>
	noAnswer: string[]
}

const own: { world: World; cases: Case[] } = {
	world: {
		public: ['93.184.216.34', '2606:2800:220:1::1'],
		dns: {
			'form.public.test': ['93.184.216.34'],
			'both.public.test': ['2606:2800:220:1::1', '93.184.216.34'],
			'half.public.test': ['93.184.216.34', '10.0.0.7'],
			'inside.public.test': ['10.0.0.7'],
			'meta.public.test': ['169.254.169.254'],
			'mapped.public.test': ['::ffff:10.0.0.7'],
			'azure.public.test': ['168.63.129.16'],
			'empty.public.test': [],
		},
		dnsSequences: { 'turns.public.test': [['93.184.216.34'], ['127.0.0.1']] },
		noAnswer: ['mute.public.test'],
	},
	cases: [
		...blocked('ADDRESS_NOT_ALLOWED', ['127.0.0.1', '2130706433', '0x7f.1', '017700000001', '①②⑦.0.0.1', '[::1]']),
		...blocked('ADDRESS_NOT_ALLOWED', ['[::ffff:7f00:1]', '[fd00::1]', '169.254.169.254./x']),
		...blocked('IP_LITERAL_NOT_ALLOWED', ['93.184.216.34/ok', '[2606:2800:220:1::1]/ok']),
		...blocked('HOST_NOT_ALLOWED', ['localhost', 'LOCALHOST.', 'router', 'nas.local', 'db.internal.', 'x.home.arpa']),
		...blocked('CREDENTIALS_IN_URL', ['form.public.test@10.0.0.7/', 'a:b@form.public.test/ok']),
		...blocked('PORT_NOT_ALLOWED', ['form.public.test:22/', 'form.public.test:8080/ok']),
		...blocked('URL_INVALID', [
			'form.public.test/a\tb',
			'form.public.test/\u0000',
			'a b',
			`x.test/${'y'.repeat(2100)}`,
		]),
		...blocked(
			'ADDRESS_NOT_ALLOWED',
			['inside', 'half', 'meta', 'mapped', 'azure'].map((name) => `${name}.public.test/ok`),
		),
		...blocked('DNS_EMPTY', ['empty.public.test/ok']),
		...blocked('DNS_FAILED', ['nobody.public.test/ok']),
		...blocked('TIMEOUT', ['mute.public.test/ok', 'form.public.test/silence', 'form.public.test/drip']),
		...blocked('ADDRESS_NOT_ALLOWED', [redirectTo('http://inside.public.test/')]),
		...blocked('ADDRESS_NOT_ALLOWED', [redirectTo('//10.0.0.7/'), redirectTo('http://[::1]/', 308)]),
		...blocked('SCHEME_NOT_ALLOWED', [redirectTo('file:///etc/passwd'), redirectTo('javascript:alert(1)')]),
		...blocked('TOO_MANY_REDIRECTS', ['form.public.test/chain/4']),
		...blocked('REDIRECT_LOOP', ['form.public.test/loop']),
		...blocked('REDIRECT_WITHOUT_LOCATION', ['form.public.test/nowhere']),
		...blocked('TOO_LARGE', ['form.public.test/endless', 'form.public.test/declared', 'form.public.test/gzipbomb']),
		...blocked('ENCODING_NOT_ALLOWED', ['form.public.test/brotli', 'form.public.test/doublegzip']),
		...blocked('BAD_ENCODING', ['form.public.test/badgzip']),
		...blocked('HEADERS_TOO_LARGE', ['form.public.test/bigheaders']),
		...blocked('FETCH_FAILED', ['form.public.test/hangup']),
		...blocked('HTTP_STATUS', ['form.public.test/401', 'form.public.test/204', 'form.public.test\\@10.0.0.7/']),
		...['ok', 'gzip', 'chain/3', 'redir?to=/ok'].map(
			(path): Case => ({ id: path, url: `http://form.public.test/${path}`, expect: { outcome: 'ok' } }),
		),
		{ id: 'both families', url: 'http://both.public.test/ok', expect: { outcome: 'ok' } },
		{ id: 'an answer that turns', url: 'http://turns.public.test/ok', expect: { outcome: 'not-leaked' } },
	],
}

function blocked(code: string, hosts: string[]): Case[] {
	return hosts.map((host) => ({ id: host, url: `http://${host}`, expect: { outcome: 'blocked', code: [code] } }))
}

function redirectTo(to: string, status = 302) {
	return `form.public.test/redir?c=${status}&to=${encodeURIComponent(to)}`
}

const collections: [string, typeof own][] = [['our own cases', own]]
const collected = corpusFile('ssrf-cases.json') as typeof own | null
if (collected) collections.push(['the corpus', collected])

const namesOf = ({ dns, dnsSequences, noAnswer }: World): Names => ({
	...dns,
	...Object.fromEntries(Object.entries(dnsSequences).map(([name, inTurn]) => [name, { inTurn }])),
	...Object.fromEntries(noAnswer.map((name) => [name, 'silence' as const])),
})
const none: ReadonlySet<string> = new Set()

describe.each(collections)('%s', (_, { world, cases }) => {
	let web: Awaited<ReturnType<typeof startFakeInternet>>
	beforeAll(async () => {
		web = await startFakeInternet(namesOf(world), world.public)
	})
	afterAll(() => web.stop())

	/** 'ok', or the code of the error. */
	async function outcome({ url, expect: wanted }: Pick<Case, 'url' | 'expect'>, rules: Partial<FetchRules> = {}) {
		const deadlineMs = wanted.code?.includes('TIMEOUT') ? 500 : 60_000
		const fetch = guardedFetch({ allowedHosts: none, network: web.network, deadlineMs, ...rules })
		return fetch(url, 'application/json').then(
			({ bytes }) => (String(bytes) === '{"ok":true}' ? 'ok' : `another body: ${String(bytes).slice(0, 40)}`),
			(error: unknown) => (error instanceof FetchError ? error.code : String(error)),
		)
	}

	test('every link has the expected outcome, and only public addresses are dialled', async () => {
		expect(cases.length).toBeGreaterThan(40)
		const ends = await Promise.all(
			cases.map(async ({ id, url, expect: wanted }) => {
				const end = await outcome({ url, expect: wanted }, { allowHttp: true })
				const isRight =
					wanted.outcome === 'not-leaked' || (wanted.outcome === 'ok' ? end === 'ok' : wanted.code?.includes(end))
				return isRight ? [] : [`${id}: ${end} and not ${wanted.outcome} ${wanted.code?.join(' or ') ?? ''}`]
			}),
		)
		expect(ends.flat()).toEqual([])
		expect(web.reached).toEqual([])
	})

	test('in production, a pasted http link is fetched over https, and blocked links stay blocked', async () => {
		const ends = await Promise.all(
			cases.map(async ({ id, url, expect: wanted }) => {
				// The redirects of these cases lead to http, which a page served over https may not.
				const end = await outcome({ url, expect: wanted })
				const isRight = wanted.outcome === 'blocked' ? end !== 'ok' : wanted.outcome === 'not-leaked' || end === 'ok'
				return isRight ? [] : [`${id}: ${end}`]
			}),
		)
		expect(ends.flat()).toEqual([])
		expect(web.reached).toEqual([])
	})

	test('a certificate for another name is rejected, and https never redirects to http', async () => {
		const [good] = world.public
		const names = { ...namesOf(world), 'other.test': [good!] }
		const other = await startFakeInternet(names, world.public)
		const fetch = guardedFetch({ allowedHosts: none, network: other.network })
		await expect(fetch('https://other.test/ok', '*/*')).rejects.toMatchObject({ code: 'FETCH_FAILED' })
		const name = Object.keys(world.dns).find((host) => world.dns[host]?.join() === good)!
		const down = `https://${name}/redir?to=${encodeURIComponent(`http://${name}/ok`)}`
		await expect(fetch(down, '*/*')).rejects.toMatchObject({ code: 'REDIRECT_DOWNGRADE' })
		await other.stop()
	})
})

test('a form on a private network is reached by its exact host and port, and only from a link that staff entered', async () => {
	const form = await startProvider(respondWith('{"ok":true}'))
	const { host, port } = new URL(form.url)
	const fetch = guardedFetch({ allowedHosts: new Set([host]) })
	expect(String((await fetch(`${form.url}/trip?token=1#top`, 'text/html')).bytes)).toBe('{"ok":true}')
	expect(form.requests[0]).toMatchObject({ path: '/trip', headers: { accept: 'text/html', 'accept-encoding': 'gzip' } })
	expect(form.requests[0]?.headers).not.toHaveProperty('cookie')
	await expect(fetch(`http://localhost:${port}/`, '*/*')).rejects.toMatchObject({ code: 'HOST_NOT_ALLOWED' })
	await expect(fetch(`http://127.0.0.1:${Number(port) + 1}/`, '*/*')).rejects.toMatchObject({
		code: 'ADDRESS_NOT_ALLOWED',
	})
	const web = await startFakeInternet({ 'form.public.test': ['93.184.216.34'] }, ['93.184.216.34'])
	const abroad = guardedFetch({ allowedHosts: new Set([host]), network: web.network, allowHttp: true })
	const away = `http://${redirectTo(`${form.url}/trip`)}`
	await expect(abroad(away, '*/*')).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' })
	expect(form.requests.length).toBe(1)
	await web.stop()
	await form.stop()
})

test('cookies are not sent back', async () => {
	const web = await startFakeInternet({ 'form.public.test': ['93.184.216.34'] }, ['93.184.216.34'])
	const fetch = guardedFetch({ allowedHosts: none, network: web.network, allowHttp: true })
	const { bytes, hops, url } = await fetch('http://form.public.test/redir?to=/seen', '*/*')
	expect([hops, url.pathname]).toEqual([1, '/seen'])
	expect(String(bytes)).not.toMatch(/cookie|referer|authorization/)
	await web.stop()
})

test.each([
	['8.8.8.8', null],
	['2606:4700::1111', null],
	['100.64.0.1', 'carrierGradeNat'],
	['192.0.2.1', 'reserved'],
	['224.0.0.1', 'multicast'],
	['168.63.129.16', 'special'],
	['::ffff:8.8.8.8', 'ipv4Mapped'],
	['64:ff9b::808:808', 'rfc6052'],
	['2002:808:808::', '6to4'],
	['4000::1', 'unallocated'],
	['fe80::1', 'linkLocal'],
	['::', 'unspecified'],
	['form.public.test', 'not an address'],
])('%s is public or %s', (address, why) => {
	expect(nonPublicReason(address)).toBe(why)
})
