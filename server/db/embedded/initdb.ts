import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Programs, environment } from './binaries.ts'
import { WATCH } from './watch.ts'

// builtin: no upgrade of the C library or ICU can change the order of an index. Checked on 18: é folds and matches.
// trust: the socket lies in a folder that only the server's own user can enter.
const FLAGS = `-U app -A trust -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --data-checksums --no-instructions`

/**
 * Makes the data folder when there is none. Each process makes one under a name of its own and renames it; the first rename wins, the others
 * drop theirs. So there is never half a folder, whoever is killed when, and no lock that could be left behind.
 */
export async function ensureData(dir: string, data: string, programs: Programs): Promise<void> {
	if (existsSync(join(data, 'PG_VERSION'))) return refuseOtherMajor(data, programs.major)
	for (const name of readdirSync(dir)) if (isLeftover(name)) rmSync(join(dir, name), { recursive: true, force: true })
	const made = join(dir, `new-${process.pid}`)
	const { runAs, initdb } = programs
	const command = [...runAs.prefix, initdb, '-D', made, ...FLAGS.split(' ')]
	const child = spawn('/bin/sh', ['-c', WATCH, 'sh', ...command], {
		...runAs.begin,
		cwd: dir,
		env: environment,
		stdio: ['pipe', 'ignore', 'pipe'],
	})
	const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	if (code !== 0) throw new Error(`PostgreSQL's data folder could not be made in ${dir}: ${said.slice(-500)}`)
	try {
		renameSync(made, data)
		syncFolder(dir)
	} catch (error) {
		rmSync(made, { recursive: true, force: true })
		if (!existsSync(join(data, 'PG_VERSION'))) throw error
	}
}

function refuseOtherMajor(data: string, major: string) {
	const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
	if (found !== major)
		throw new Error(
			`${data} was made by PostgreSQL ${found} and this is PostgreSQL ${major}: run npm run backup with the release that made it and npm run restore with this one`,
		)
}

/** A folder whose maker was killed. Our own number can only be that of an earlier process. */
function isLeftover(name: string) {
	const pid = Number(/^new-(\d+)$/.exec(name)?.[1])
	if (!pid) return false
	if (pid === process.pid) return true
	try {
		process.kill(pid, 0)
		return false
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'ESRCH'
	}
}

function syncFolder(dir: string) {
	const folder = openSync(dir, 'r')
	fsyncSync(folder)
	closeSync(folder)
}
