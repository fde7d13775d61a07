import { execFile } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { hasAcme, startAcmeServer } from '#tests/harness/proxies/acme.ts'

const NAME = 'travel.example'

test.skipIf(!hasAcme)('certbot gets and renews the certificate that nginx.conf names, as documented', async () => {
	const { directory, challengePort } = await startAcmeServer()
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-certbot-'))
	onTestFinished(() => rm(dir, { recursive: true, force: true }))
	// The hooks stop and start a service of the host, which this one only notes.
	const [calls, certificates] = [join(dir, 'calls'), join(dir, 'letsencrypt')]
	await writeFile(join(dir, 'systemctl'), `#!/bin/sh\necho "$@" >> ${calls}\n`, { mode: 0o755 })
	/** Runs certbot in a shell, as its page says, with the test's server and folders in place of the host's. */
	const run = (command: string) =>
		promisify(execFile)('sh', ['-c', `${command} ${ownOptions.join(' ')}`], {
			env: { PATH: `${dir}:${process.env.PATH}` },
		})
	const ownOptions = [
		`--server ${directory} --no-verify-ssl --http-01-port ${challengePort} --http-01-address 127.0.0.1`,
		`--config-dir ${certificates} --work-dir ${dir}/work --logs-dir ${dir}/log`,
		'--non-interactive --no-random-sleep-on-renew',
	]

	const page = await readFile('docs/self-hosting/proxies.md', 'utf8')
	const [, documented = ''] = /^ {4}(certbot certonly .+)$/m.exec(page) ?? []
	await run(`${documented} --agree-tos --register-unsafely-without-email`)
	const site = await readFile('docs/self-hosting/examples/nginx.conf', 'utf8')
	const read = (directive: string) => {
		const [, path = ''] = new RegExp(`${directive} /etc/letsencrypt/(.+);`).exec(site) ?? []
		return readFile(join(certificates, path), 'utf8')
	}
	const first = new X509Certificate(await read('ssl_certificate'))
	expect(first.checkHost(NAME)).toBe(NAME)
	expect(await read('ssl_certificate_key')).toContain('PRIVATE KEY')

	// What certbot's timer runs, when the certificate is due.
	await run('certbot renew --force-renewal')
	expect(new X509Certificate(await read('ssl_certificate')).serialNumber).not.toBe(first.serialNumber)
	const hooks = ['stop nginx', 'start nginx']
	expect((await readFile(calls, 'utf8')).trim().split('\n')).toEqual([...hooks, ...hooks])
})
