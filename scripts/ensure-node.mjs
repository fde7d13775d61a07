import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UserError, ROOT, runProgram } from './program.mjs'

const PROJECT_NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node')

/**
 * Makes sure that the project's own Node runs, and returns the Node for the server: the project's own, or the host's if that is a newer
 * release of the same major version, since a newer release has fewer known vulnerabilities.
 */
export async function ensureNode() {
	const { version: wanted } = JSON.parse(readFileSync(join(ROOT, 'node_modules', 'node', 'package.json'), 'utf8'))
	if (!isProjectNode() && versionOf(PROJECT_NODE) !== wanted) await fetchNode(wanted)
	// Absent where the script runs without npm.
	const host = process.env.npm_node_execpath
	return host && isNewer(versionOf(host), wanted) ? host : PROJECT_NODE
}

const isProjectNode = () => realpathSync(process.execPath) === PROJECT_NODE

function versionOf(node) {
	const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
	return status === 0 ? stdout.trim().slice(1) : null
}

const isNewer = (version, than) =>
	version !== null &&
	version.split('.')[0] === than.split('.')[0] &&
	version.localeCompare(than, 'en', { numeric: true }) > 0

/** The package `node` downloads the program for this platform in an install script, and npm may be configured not to run those. */
async function fetchNode(version) {
	const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
	const name = `${prefix}-${process.platform}-${process.arch}`
	const folder = join(ROOT, 'node_modules', '.node')
	console.log(`Downloading Node ${version} …`)
	mkdirSync(folder, { recursive: true })
	const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
	const code = await runProgram('npm', [...args, `${name}@${version}`], { env: process.env })
	if (code !== 0) throw new UserError(`Node ${version} could not be downloaded: see npm's output above`)
	mkdirSync(join(PROJECT_NODE, '..'), { recursive: true })
	copyFileSync(join(folder, 'node_modules', name, 'bin', 'node'), PROJECT_NODE)
	rmSync(folder, { recursive: true })
	if (versionOf(PROJECT_NODE) !== version)
		throw new UserError(`Node ${version} does not run on this machine: ${PROJECT_NODE}`)
}
