import { readFileSync, writeFileSync } from 'node:fs'

// npm run complete-lock, after every change of packages. npm leaves a build for another system out of package-lock.json when its registry
// did not show it just then, and from then on `npm ci` refuses the file. This enters what is missing by name and version.
const PATH = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync(PATH, 'utf8'))

/** An entry as npm writes it. What the build is for, its name says. */
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
		// Ranges, and what npm has placed elsewhere, are npm's business.
		if (!/^\d+\.\d+\.\d+/.test(version) || lock.packages[`node_modules/${name}`]) continue
		lock.packages[`node_modules/${name}`] = entryOf(name, version, dev)
		console.log(`Entered ${name} ${version}`)
	}
const inOrder = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
writeFileSync(PATH, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, '\t')}\n`)
