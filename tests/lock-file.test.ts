import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
	version?: string
	integrity?: string
	os?: string[]
	cpu?: string[]
	dependencies?: Record<string, string>
	optionalDependencies?: Record<string, string>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

test('the lock file contains the builds for every system (npm run complete-lock)', () => {
	const names = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
	expect(names).toContain('@biomejs/cli-darwin-arm64')
	const places = Object.keys(packages)
	expect(names.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([])
})

test('direct dependencies are pinned', () => {
	const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))
	const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest
	const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
		([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
	)
	expect(ranges).toEqual([])
})

test('every package has its hash, except builds for other systems', () => {
	const without = Object.entries(packages).filter(
		([place, { integrity = '', os, cpu }]) => place && !integrity.startsWith('sha512-') && !os && !cpu,
	)
	expect(without.map(([place]) => place)).toEqual([])
})

test('the bill of materials has every package that a production installation depends on', () => {
	const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application']
	const { components } = JSON.parse(
		execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
	) as {
		components: { name: string; group?: string; version: string }[]
	}
	const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`))
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
	const needed = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
	expect(needed.length).toBeGreaterThan(20)
	expect(needed.filter((one) => !listed.has(one))).toEqual([])
})
