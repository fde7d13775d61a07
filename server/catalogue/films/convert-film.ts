import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filmUpload } from '#shared/uploads.ts'
import { type ProgramEnd, runProgram } from '#server/processes/run-program.ts'
import { checkFilm, type CheckedFilm, LENGTH } from './check-film.ts'

/** A film of thirty seconds in 4K takes a minute or two of one processor. */
const LIMITS = { seconds: 20 * 60, cpuSeconds: 10 * 60, memoryMb: 2000, fileMb: 20 }
const THREADS = '2'
/** The site shows a film behind a heading: more pixels are only slower. */
const LONGEST_SIDE = 1280
/** Together thirty seconds fit into what an upload may have. */
const BITS = { most: '1100k', buffer: '2200k' }
/** 4096 by 2304, as the largest phones film. */
const MAX_PIXELS = '9437184'

const UNREADABLE = 'The film cannot be read. Export it as MP4 with H.264, and upload it again'
const TOO_SLOW = 'The film takes too long to convert. Export it shorter or smaller, and upload it again'

/** Shrinks to the site's size, with square pixels. */
const SCALED = `scale=w='min(${LONGEST_SIDE},iw)':h='min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1`
/** What phones film in high dynamic range would be grey on a page. */
const TONED =
	'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'
const HIGH_RANGE = /\b(?:arib-std-b67|smpte2084)\b/

type Job = { ffmpeg: string; path: string; signal?: AbortSignal | undefined }

/**
 * Makes of a film of the MP4 and MOV family what pages serve: its first half minute as H.264 in MP4, small and without sound, and
 * nothing that says where or when it was taken. The result passes the checks of an uploaded film. What ffmpeg cannot read, or not within its
 * limits, is refused with a sentence. Throws ProgramMissing, and the reason of `signal`.
 */
export async function convertFilm({ ffmpeg, path, signal }: Job): Promise<CheckedFilm> {
	const folder = dirname(path)
	const target = join(folder, randomUUID())
	const run = (args: string[]): Promise<ProgramEnd> =>
		runProgram({ program: ffmpeg, args: ['-nostdin', '-hide_banner', ...args], folder, limits: LIMITS, signal })
	try {
		// Without an output, ffmpeg says what the film is.
		const about = await run(input(path))
		if (about.isSlow) return { refused: TOO_SLOW }
		const { code, isSlow } = await run([...input(path), ...output(target, HIGH_RANGE.test(about.stderr))])
		if (isSlow) return { refused: TOO_SLOW }
		if (code !== 0) return { refused: UNREADABLE }
		const bytes = await readFile(target)
		if (bytes.length > filmUpload.maxBytes) return { refused: filmUpload.tooLarge }
		return checkFilm(bytes)
	} finally {
		await rm(target, { force: true })
	}
}

/**
 * One kind of container, read from one local file: nothing in it can make ffmpeg open another one, or an address. A second shorter than a film
 * may be, because the last frames can last longer.
 */
const input = (path: string) => [
	...['-protocol_whitelist', 'file', '-format_whitelist', 'mov', '-f', 'mov'],
	...['-max_pixels', MAX_PIXELS, '-threads', THREADS, '-t', String(LENGTH.most - 1)],
	...['-i', path],
]

const output = (target: string, isHighRange: boolean) => [
	...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
	...['-vf', [SCALED, ...(isHighRange ? [TONED] : []), 'format=yuv420p'].join(), '-filter_threads', '1'],
	...['-fpsmax', '30', '-c:v', 'libx264', '-threads', THREADS, '-profile:v', 'high', '-preset', 'medium'],
	...['-crf', '25', '-maxrate', BITS.most, '-bufsize', BITS.buffer],
	...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', '-y', target],
]
