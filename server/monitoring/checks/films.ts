import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Check, error, warning } from './check.ts'

const INSTALL = 'Install the package ffmpeg of your distribution, and set FFMPEG_PATH to its program.'

export const filmsCheck: Check = {
	subject: 'Films',
	ifItFails: INSTALL,
	async look({ env: { ffmpegPath } }) {
		if (!ffmpegPath) return 'Uploaded films are served as they are'
		const ask = async (what: string) =>
			(await promisify(execFile)(ffmpegPath, ['-hide_banner', what], { timeout: 10_000, env: {} })).stdout
		const [version = ''] = (await ask('-version')).split('\n')
		if (!/\blibx264\b/.test(await ask('-encoders'))) return error(`${ffmpegPath} cannot write H.264`, INSTALL)
		const filters = await ask('-filters')
		if (!/\bzscale\b/.test(filters) || !/\btonemap\b/.test(filters))
			return warning(`${ffmpegPath} cannot convert films in high dynamic range`, INSTALL)
		return `Films are converted by ${version.split(' ').slice(0, 3).join(' ')}`
	},
}
