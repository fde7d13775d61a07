import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import builtIn from 'virtual:built-in-catalogue'
import { createPageFinder } from '#web/framework/entry-server.tsx'
import { listedPaths } from '#web/framework/listed-paths.ts'
import { createServer } from './create-server.ts'
import { readEnv } from './env/read-env.ts'
import { InvalidSettings } from './env/invalid-settings.ts'
import { bootstrap } from './bootstrap.ts'
import { openLog } from './log.ts'
import { startupBanner } from './startup-banner.ts'
import { serve } from './http/serving/serve.ts'
import { openTraces } from './monitoring/traces/open-traces.ts'
import { openServices } from './open-services.ts'
import { readBuiltAssets } from './site/assets.ts'
import { VERSION } from './version.ts'

const BUILT = resolve('dist/client')
/** How long running requests may take to finish. With the usual delay and the database's stop it stays below a supervisor's ten seconds. */
const DRAIN_MS = 5_000
/** The process exits this long after the shutdown delay, whatever still hangs. */
const HARD_STOP_MS = 7_500

const log = openLog()
/** 0 until the server listens: before that nobody sends requests. */
let shutdownDelay = 0
let isStopping = false
/** What stops the started parts, last first. */
const undo: (() => Promise<void>)[] = []

/** Refuses new requests, finishes running ones, closes all services, and exits. */
async function stop(exitCode: 0 | 1, delaySeconds = 0) {
	if (isStopping) return
	isStopping = true
	setTimeout(() => process.exit(1), HARD_STOP_MS + delaySeconds * 1000).unref()
	// A load balancer learns from /readyz that this instance is leaving, before its port closes.
	await delay(delaySeconds * 1000)
	for (const step of undo.toReversed()) {
		// In sequence: the database must stop after its users.
		await step().catch((err: unknown) => log.error({ err }, 'A part of the product did not stop'))
	}
	process.exit(exitCode)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0, shutdownDelay))
for (const fault of ['unhandledRejection', 'uncaughtException'] as const)
	process.on(fault, (err: unknown) => {
		if (err instanceof InvalidSettings) process.stderr.write(`${err.message}\n`)
		else log.fatal({ err, fault }, 'A fault ends the process')
		void stop(1)
	})

const env = readEnv(process.env)
for (const warning of env.warnings) log.warn(warning)

if (env.traces) undo.push(await openTraces(env.traces, VERSION, log))
const product = await openServices(env, log, builtIn)
undo.push(product.close)
const welcomes = await bootstrap(product, env)
const assets = await readBuiltAssets(BUILT)
const { site, security } = await createServer(product, {
	env,
	createFindPage: (settings, catalogue) => createPageFinder(settings, assets, catalogue),
	listedPaths,
	isReady: () => !isStopping,
	built: BUILT,
})
const server = await serve(site, {
	port: env.port,
	host: env.host,
	security,
	onFault: (err) => log.error({ err }, 'A request failed'),
}).catch((error: NodeJS.ErrnoException) => {
	const name = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'PORT' : 'HOST'
	throw new InvalidSettings([[name, `Cannot be listened on (${error.code})`]], error)
})
undo.push(() => server.drain(DRAIN_MS))
shutdownDelay = env.shutdownDelay
process.stdout.write(startupBanner(env, welcomes))
