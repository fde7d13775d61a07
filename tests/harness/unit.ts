import { readFileSync } from 'node:fs'

const UNIT = 'docs/self-hosting/examples/go-privilege@.service'
const NODE = '/usr/bin/node'

/** The arguments of Node and the environment with which systemd starts an instance on this port, as the example for operators says. */
export function unitFor(port: number): { args: string[]; environment: Record<string, string> } {
	const lines = readFileSync(UNIT, 'utf8').replaceAll('%i', String(port)).split('\n')
	const valuesOf = (key: string) =>
		lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
	const [command, ...others] = valuesOf('ExecStart').map((line) => line.split(' '))
	if (command?.[0] !== NODE || others.length > 0) throw new Error(`${UNIT} does not start ${NODE} once`)
	const settings = valuesOf('Environment').flatMap((line) => line.split(' '))
	return { args: command.slice(1), environment: Object.fromEntries(settings.map(pair)) }
}

/** The settings that docs/self-hosting/plain-host.md writes into the file that the unit names. */
export function documentedSettings(): Record<string, string> {
	const page = readFileSync('docs/self-hosting/plain-host.md', 'utf8')
	const [, block = ''] = /in `\/etc\/go-privilege\/settings`[^\n]*\n\n((?: {4}[A-Z_]+=.*\n)+)/.exec(page) ?? []
	if (block === '') throw new Error('plain-host.md has no settings')
	return Object.fromEntries(
		block
			.trim()
			.split('\n')
			.map((line) => pair(line.trim())),
	)
}

const pair = (line: string): [string, string] => {
	const at = line.indexOf('=')
	return [line.slice(0, at), line.slice(at + 1)]
}
