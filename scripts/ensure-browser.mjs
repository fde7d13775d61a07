import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError, runProgram } from './program.mjs'

/** The headless shell comes first: it does the same with about 60 % of the processor time, because it composes no windows. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of a Chromium for the tests: CHROME_PATH if set, otherwise an installed one, otherwise one that is installed now. */
export async function ensureBrowser() {
	if (process.env.CHROME_PATH) return process.env.CHROME_PATH
	const found = (await findBrowser()) ?? (await installBrowser())
	if (found) return found
	throw new UserError(
		'The browser tests need Chromium, which could not be installed. Install the package chromium (apt-get install chromium), ' +
			'or set CHROME_PATH to an installed browser',
	)
}

const inPath = () =>
	(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))

/** A browser of the system, or the one in playwright-core's cache. */
async function findBrowser() {
	const { chromium } = await import('playwright-core')
	return [...inPath(), ...ON_MAC, chromium.executablePath()].find(isProgram) ?? null
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}

/** Installs Chromium with the system's package manager if permitted, otherwise with playwright-core into the user's cache. */
async function installBrowser() {
	console.log('Installing Chromium for the browser tests …')
	for (const [command, ...args] of installCommands()) {
		const code = await runProgram(command, args, { stdio: 'ignore' }).catch(() => 1)
		const found = code === 0 ? await findBrowser() : null
		if (found) return found
	}
	return null
}

function installCommands() {
	const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=120 install'
	const install = `apt-get -qq update && (${apt} chromium-headless-shell || ${apt} chromium)`
	const hasApt = spawnSync('apt-get', ['--version']).status === 0
	const isRoot = process.getuid?.() === 0
	return [
		...(hasApt && isRoot ? [['sh', '-c', install]] : []),
		...(hasApt && !isRoot ? [['sudo', '-n', 'sh', '-c', install]] : []),
		['playwright-core', 'install', 'chromium'],
	]
}
