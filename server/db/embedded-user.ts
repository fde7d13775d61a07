import { existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** As whom PostgreSQL's programs run. `prefix` goes before the program's own path. */
export type RunAs = { uid: number; gid: number; prefix: string[] }

/**
 * The users to try, best first. PostgreSQL refuses to run as root, so root lends it the folder's owner if that is somebody else (a clone
 * in a person's home), else `nobody`. Where neither may enter (a clone in root's own home) it runs in a user namespace, in which
 * root's files belong to `nobody` and root's rights are gone.
 */
export function usersToTry(dir: string): RunAs[] {
	const uid = process.getuid!()
	if (uid !== 0) return [{ uid, gid: process.getgid!(), prefix: [] }]
	const accounts = readAccounts()
	const nobody = accounts.find((account) => account.name === 'nobody')
	const owner = accounts.find((account) => account.uid === statSync(nearest(dir)).uid && account.uid !== 0)
	const own = [owner, nobody].filter((account) => account !== undefined)
	const mapped = nobody ?? { uid: 65534, gid: 65534 }
	const namespace = ['unshare', '--user', `--map-user=${mapped.uid}`, `--map-group=${mapped.gid}`]
	return [...own.map(({ uid, gid }) => ({ uid, gid, prefix: [] })), { uid: 0, gid: 0, prefix: namespace }]
}

/** Options of spawn. Nothing is set for ourselves: only root may set anything. */
export const identity = ({ uid, gid }: RunAs) => (uid === process.getuid!() ? {} : { uid, gid })

/** Makes the folder, closed to others, and gives it with everything in it to the user. */
export function giveFolder(dir: string, { uid, gid }: RunAs): void {
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
