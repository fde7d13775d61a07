import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type PostgresPrograms, environment } from './binaries.ts'
import { WATCHDOG } from './watchdog.ts'

// builtin: no upgrade of the C library or ICU can change the order of an index. Checked with version 18: é is lower-cased and matched.
// trust: the socket is in a folder that only the server's own user can enter.
const FLAGS = `-U app -A trust -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --data-checksums --no-instructions`

/**
 * Creates the data folder when it is missing. Each process creates one under a unique name and renames it: the first rename wins and the
 * others delete theirs. So there is never an incomplete folder, whichever process is killed, and no lock that could be left behind.
 */
export async function ensureData(dir: string, data: string, programs: PostgresPrograms): Promise<void> {
	if (existsSync(join(data, 'PG_VERSION'))) return requireSameMajor(data, programs.major)
	for (const name of readdirSync(dir)) if (isLeftover(name)) rmSync(join(dir, name), { recursive: true, force: true })
	const newFolder = join(dir, `new-${process.pid}`)
	const { runAs, initdb } = programs
	const command = [...runAs.prefix, initdb, '-D', newFolder, ...FLAGS.split(' ')]
	const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', ...command], {
		...runAs.spawnAs,
		cwd: dir,
		env: environment,
		stdio: ['pipe', 'ignore', 'pipe'],
	})
	const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	if (code !== 0) throw new Error(`PostgreSQL's data folder could not be created in ${dir}: ${output.slice(-500)}`)
	try {
		renameSync(newFolder, data)
		syncFolder(dir)
	} catch (error) {
		rmSync(newFolder, { recursive: true, force: true })
		if (!existsSync(join(data, 'PG_VERSION'))) throw error
	}
}

function requireSameMajor(data: string, major: string) {
	const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
	if (found !== major)
		throw new Error(
			`${data} was created by PostgreSQL ${found} and this is PostgreSQL ${major}: run npm run backup with the release that created it and npm run restore with this one`,
		)
}

/** A folder left by a killed process. One with our own process id can only come from an earlier process. */
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
