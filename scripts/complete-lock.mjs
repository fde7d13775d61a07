import { readFileSync, writeFileSync } from 'node:fs'

// Run `npm run complete-lock` after every change of packages. npm sometimes leaves builds for other platforms out of package-lock.json,
// and from then on `npm ci` rejects the file. This script adds the missing entries by name and version.
const PATH = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync(PATH, 'utf8'))

/** An entry as npm writes it. The platform of the build is derived from its name. */
function entryOf(name, version, isDev) {
	const words = name.split(/[/-]/)
	const os = words.filter((word) => SYSTEMS.includes(word))
	const libc = os.includes('linux') ? [/\bmusl/.test(name) ? 'musl' : 'glibc'] : []
	const cpu = words.filter((word) => PROCESSORS.includes(word))
	return {
		version,
		...(cpu.length > 0 && { cpu }),
		...(isDev && { dev: true }),
		...(libc.length > 0 && { libc }),
		optional: true,
		...(os.length > 0 && { os }),
	}
}

for (const { optionalDependencies = {}, dev = false } of Object.values(lock.packages))
	for (const [name, version] of Object.entries(optionalDependencies)) {
		// Version ranges and packages that npm placed elsewhere are complete.
		if (!/^\d+\.\d+\.\d+/.test(version) || lock.packages[`node_modules/${name}`]) continue
		lock.packages[`node_modules/${name}`] = entryOf(name, version, dev)
		console.log(`Added ${name} ${version}`)
	}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(PATH, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, '\t')}\n`)
