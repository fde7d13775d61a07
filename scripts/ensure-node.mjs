import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, ROOT, runProgram } from './program.mjs'

const OWN = join(ROOT, 'node_modules', 'node', 'bin', 'node')

/**
 * Sees to it that the project's own Node runs, and returns the Node to serve with: the project's own, or the host's where that is newer
 * and of the same major, since a newer one has fewer known holes.
 */
export async function ensureNode() {
	const { version: wanted } = JSON.parse(readFileSync(join(ROOT, 'node_modules', 'node', 'package.json'), 'utf8'))
	if (!isOurs() && versionOf(OWN) !== wanted) await fetchNode(wanted)
	const host = process.env.npm_node_execpath ?? ''
	return isNewer(versionOf(host), wanted) ? host : OWN
}

const isOurs = () => realpathSync(process.execPath) === OWN

function versionOf(node) {
	const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
	return status === 0 ? stdout.trim().slice(1) : null
}

const isNewer = (version, than) =>
	version !== null &&
	version.split('.')[0] === than.split('.')[0] &&
	version.localeCompare(than, 'en', { numeric: true }) > 0

/** The package `node` fetches the program for this machine in an install script, which npm may be set not to run. */
async function fetchNode(version) {
	const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
	const name = `${prefix}-${process.platform}-${process.arch}`
	const folder = join(ROOT, 'node_modules', '.node')
	console.log(`Fetching Node ${version} …`)
	mkdirSync(folder, { recursive: true })
	const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
	const code = await runProgram('npm', [...args, `${name}@${version}`], { env: process.env })
	if (code !== 0) throw new Problem(`Node ${version} could not be fetched: npm says why above`)
	mkdirSync(join(OWN, '..'), { recursive: true })
	copyFileSync(join(folder, 'node_modules', name, 'bin', 'node'), OWN)
	rmSync(folder, { recursive: true })
	if (versionOf(OWN) !== version) throw new Problem(`Node ${version} does not run on this machine: ${OWN}`)
}
