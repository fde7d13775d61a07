import { existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A way to run PostgreSQL's programs: whose its files are, as whom to begin, and what goes before the program's own path. */
export type RunAs = { owner: Account; begin: Partial<Account>; prefix: string[] }
type Account = { uid: number; gid: number }

/**
 * The ways to try, best first. PostgreSQL refuses to run as root, so root lends it the folder's owner if that is somebody else (a clone
 * in a person's home), else `nobody`. Where neither may enter (a clone in root's own closed home) it runs in a user namespace, in
 * which root's files belong to `nobody` and root's rights are gone, or, where a container allows none, as `nobody` with the one right to
 * pass closed doors.
 */
export function waysToRun(dir: string): RunAs[] {
	const self = { uid: process.getuid!(), gid: process.getgid!() }
	if (self.uid !== 0) return [{ owner: self, begin: {}, prefix: [] }]
	const accounts = readAccounts()
	const nobody = accounts.find(({ name }) => name === 'nobody')
	const folderOwner = accounts.find(({ uid }) => uid === statSync(nearest(dir)).uid && uid !== 0)
	const ordinary = [folderOwner, nobody].filter((account) => account !== undefined)
	const ways = ordinary.map(({ uid, gid }): RunAs => ({ owner: { uid, gid }, begin: { uid, gid }, prefix: [] }))
	if (!nobody) return ways
	const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
	const identity = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
	const passDoors = ['setpriv', ...identity, '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
	return [...ways, { owner: self, begin: {}, prefix: namespace }, { owner: nobody, begin: {}, prefix: passDoors }]
}

/** Makes the folder, closed to others, and gives it with everything in it to the user. */
export function giveFolder(dir: string, { owner: { uid, gid } }: RunAs): void {
	mkdirSync(dir, { recursive: true, mode: 0o700 })
	if (statSync(dir).uid === uid) return
	for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) lchownSync(join(dir, name), uid, gid)
	// Last, so that a run that broke off is taken up again.
	lchownSync(dir, uid, gid)
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)))

/** PostgreSQL needs a user that the system knows by name. */
function readAccounts() {
	const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
	return lines
		.map((line) => line.split(':'))
		.map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
