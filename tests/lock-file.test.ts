import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
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
