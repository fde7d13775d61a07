import { execFile, execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { type Draft, hasElements } from '#shared/import/draft.ts'
import { parseJson } from '../../detect-content.ts'
import { type ReadingContext, readReservations } from '../../schema-org/read-structured.ts'

/** Distributions install it outside PATH, in a folder of the KDE version it was built for. */
const INSTALL_PATHS = [
	'/usr/lib/*/libexec/kf5/kitinerary-extractor',
	'/usr/lib/*/libexec/kf6/kitinerary-extractor',
	'/usr/libexec/kf6/kitinerary-extractor',
]

const DEADLINE_MS = 3_000
let found: string | null | undefined

/**
 * The extractor, if it is installed and can run without network access, otherwise null. Looked up once. It reads mails
 * and tickets of about a hundred senders that have no labels.
 */
function findExtractor(): string | null {
	if (found !== undefined) return found
	const [path] = globSync(INSTALL_PATHS)
	try {
		if (path) execFileSync('unshare', [...WITHOUT_NETWORK, 'true'], { timeout: 2_000, stdio: 'ignore' })
		found = path ?? null
	} catch {
		found = null
	}
	return found
}

/** Runs a program in an empty network namespace. */
const WITHOUT_NETWORK = ['--map-root-user', '--net', '--']

/**
 * Reads a PDF or an e-mail with the extractor and converts the result like any JSON-LD. Null if it is not available or
 * finds nothing.
 */
export async function readWithExtractor(bytes: Uint8Array, context: ReadingContext): Promise<Draft | null> {
	const program = findExtractor()
	if (!program) return null
	const json = parseJson(await run(program, ['-c', context.receivedAt.toISOString().slice(0, 10)], bytes))
	if (json === undefined) return null
	const source = { layer: 'extractor', certainty: 'read', where: 'kitinerary' } as const
	const draft = readReservations(json, context, source)
	return hasElements(draft) ? { ...draft, order: {} } : null
}

/** The document is piped to the extractor, never written to disk. */
const run = (program: string, args: string[], document: Uint8Array) =>
	new Promise<string>((done) => {
		const options = {
			timeout: DEADLINE_MS,
			killSignal: 'SIGKILL',
			maxBuffer: 5 * 1024 * 1024,
			env: { QT_QPA_PLATFORM: 'offscreen', HOME: '/nonexistent', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
		} as const
		const child = execFile('unshare', [...WITHOUT_NETWORK, program, ...args], options, (error, answer) =>
			done(error ? '' : answer),
		)
		child.stdin?.on('error', () => {}).end(document)
	})
