import { spawnSync } from 'node:child_process'
import { runProgram } from './program.mjs'

/** The programs that the documentation for operators uses, and their packages in Debian. The tests of each are skipped where it is missing. */
const PACKAGES = {
	nginx: 'nginx-light',
	caddy: 'caddy',
	pgbouncer: 'pgbouncer',
	certbot: 'certbot',
	pebble: 'pebble',
	ffmpeg: 'ffmpeg',
}

/**
 * Installs these programs in CI, so that none of their tests is skipped there. Elsewhere it installs nothing: nginx and Caddy would start as
 * services of the machine.
 */
export async function ensureOperatorPrograms() {
	const isMissing = (program) => spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status !== 0
	const missing = Object.keys(PACKAGES).filter(isMissing)
	if (missing.length === 0) return
	const packages = missing.map((program) => PACKAGES[program]).join(' ')
	const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=120 --no-install-recommends'
	const code = await runProgram('sh', ['-c', `apt-get -qq update && ${apt} install ${packages}`], {
		stdio: 'ignore',
	}).catch(() => 1)
	if (code !== 0) console.log(`Could not install ${missing.join(', ')}: the tests that need them are skipped`)
}
