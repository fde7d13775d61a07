import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, ROOT, runProgram } from './program.mjs'

/** Installs the packages of package-lock.json unless just these are installed. */
export async function ensurePackages() {
	if (isInstalled()) return
	console.log('Installing packages; this takes about a minute …')
	// The node that runs npm, and not the project's own, which npm is about to replace.
	const { npm_node_execpath: node, npm_execpath: npm } = process.env
	const [command, first] = node && npm ? [node, [npm]] : ['npm', []]
	const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
	const code = await runProgram(command, args, { env: process.env })
	if (code !== 0) throw new Problem('The packages could not be installed: npm says why above')
}

/** Compares what is wanted with npm's own record of what it has installed. Builds for other systems are wanted but never there. */
function isInstalled() {
	const wanted = packagesOf('package-lock.json')
	const there = packagesOf('node_modules/.package-lock.json')
	return (
		there !== null &&
		Object.entries(wanted).every(([place, { version, optional }]) =>
			there[place] ? there[place].version === version : optional || place === '',
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
