import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, runProgram } from './program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of a Chromium to test with, installed when the machine has none. CHROME_PATH, where set, is the one. */
export async function ensureBrowser() {
	if (process.env.CHROME_PATH) return process.env.CHROME_PATH
	const found = (await findBrowser()) ?? (await installBrowser())
	if (found) return found
	throw new Problem(
		'The browser tests need Chromium and it could not be installed: install the package chromium (apt-get install chromium), ' +
			'or name one that you have by CHROME_PATH',
	)
}

const inPath = () =>
	(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))

/** The system's own, or the one that playwright-core keeps in the user's cache. */
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

/** By the system's packages where we may, or by playwright-core into the user's cache. */
async function installBrowser() {
	console.log('Installing Chromium for the browser tests …')
	for (const [command, ...args] of ways()) {
		const code = await runProgram(command, args, { stdio: 'ignore' }).catch(() => 1)
		const found = code === 0 ? await findBrowser() : null
		if (found) return found
	}
	return null
}

function ways() {
	const install =
		'apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=120 install chromium'
	const hasApt = spawnSync('apt-get', ['--version']).status === 0
	const isRoot = process.getuid?.() === 0
	return [
		...(hasApt && isRoot ? [['sh', '-c', install]] : []),
		...(hasApt && !isRoot ? [['sudo', '-n', 'sh', '-c', install]] : []),
		['playwright-core', 'install', 'chromium'],
	]
}
