import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError, ROOT, runProgram } from './program.mjs'

/** The inputs of the build. */
const SOURCES = [
	'web',
	'server',
	'shared',
	'catalogue',
	'booking-reader',
	'scripts/vite',
	'vite.config.ts',
	'package-lock.json',
]
const STAMP = join(ROOT, 'dist', 'source-hash')

/** Builds the product into dist/ unless it is up to date with the sources. */
export async function ensureBuild() {
	const sources = fingerprint()
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
	console.log('Building …')
	rmSync(STAMP, { force: true })
	const code = await runProgram('vite', ['build', '--app', '--logLevel', 'warn'])
	if (code !== 0) throw new UserError('The build failed: see above')
	writeFileSync(STAMP, sources)
}

function fingerprint() {
	const hash = createHash('sha256')
	for (const path of SOURCES.flatMap(filesOf))
		hash
			.update(path)
			.update('\0')
			.update(readFileSync(join(ROOT, path)))
	return hash.digest('hex')
}

/** The files in a folder except tests, in the same order on every platform; or the file itself. */
function filesOf(path) {
	if (!existsSync(join(ROOT, path))) return []
	if (/\.(ts|json)$/.test(path)) return [path]
	return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length))
		.sort()
}
