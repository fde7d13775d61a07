import { existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A way to run PostgreSQL's programs: the owner of its files, the account to spawn as, and what precedes the program's path. */
export type RunAs = { owner: Account; spawnAs: Partial<Account>; prefix: string[] }
type Account = { uid: number; gid: number }

/**
 * The ways to try, best first. PostgreSQL refuses to run as root, so root runs it as the folder's owner if that is another user (a clone
 * in a person's home), otherwise as `nobody`. Where neither has access (a clone in root's private home) it runs in a user namespace, in
 * which root's files belong to `nobody` and root has no privileges, or, where a container allows no namespaces, as `nobody` with the
 * single capability to bypass file permissions.
 */
export function runAsCandidates(dir: string): RunAs[] {
	const self = { uid: process.getuid!(), gid: process.getgid!() }
	if (self.uid !== 0) return [{ owner: self, spawnAs: {}, prefix: [] }]
	const accounts = readAccounts()
	const nobody = accounts.find(({ name }) => name === 'nobody')
	const folderOwner = accounts.find(({ uid }) => uid === statSync(nearestExisting(dir)).uid && uid !== 0)
	const unprivileged = [folderOwner, nobody].filter((account) => account !== undefined)
	const candidates = unprivileged.map(
		({ uid, gid }): RunAs => ({ owner: { uid, gid }, spawnAs: { uid, gid }, prefix: [] }),
	)
	if (!nobody) return candidates
	const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
	const identity = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
	const bypassPermissions = ['setpriv', ...identity, '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
	return [
		...candidates,
		{ owner: self, spawnAs: {}, prefix: namespace },
		{ owner: nobody, spawnAs: {}, prefix: bypassPermissions },
	]
}

/** Creates the folder, accessible to its owner only, and gives it and its contents to the user. */
export function chownFolder(dir: string, { owner: { uid, gid } }: RunAs): void {
	mkdirSync(dir, { recursive: true, mode: 0o700 })
	if (statSync(dir).uid === uid) return
	for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) lchownSync(join(dir, name), uid, gid)
	// The folder comes last, so that an interrupted run is completed the next time.
	lchownSync(dir, uid, gid)
}

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)))

/** PostgreSQL needs a user that exists in the system's user database. */
function readAccounts() {
	const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
	return lines
		.map((line) => line.split(':'))
		.map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
