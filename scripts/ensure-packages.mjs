import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError, ROOT, runProgram } from './program.mjs'

/** Installs the packages of package-lock.json unless they are installed already. */
export async function ensurePackages() {
	if (isInstalled()) return
	console.log('Installing packages; this takes about a minute …')
	// Use the Node that runs npm, not the project's own, which npm is about to replace.
	const { npm_node_execpath: node, npm_execpath: npm } = process.env
	const [command, first] = node && npm ? [node, [npm]] : ['npm', []]
	const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
	const code = await runProgram(command, args, { env: process.env })
	if (code !== 0) throw new UserError("The packages could not be installed: see npm's output above")
}

/** Compares the lock file with npm's record of the installed packages. Optional builds for other platforms are never installed. */
function isInstalled() {
	const locked = packagesOf('package-lock.json')
	const installed = packagesOf('node_modules/.package-lock.json')
	return (
		installed !== null &&
		Object.entries(locked).every(([path, { version, optional }]) =>
			installed[path] ? installed[path].version === version : optional || path === '',
		)
	)
}

function packagesOf(path) {
	try {
		return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages
	} catch (error) {
		if (error.code === 'ENOENT') return null
		throw error
	}
}
