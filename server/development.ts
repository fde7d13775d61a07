import { pino } from 'pino'
import builtIn from 'virtual:built-in-catalogue'
import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { Settings } from '#shared/settings.ts'
import { createServer } from './create-server.ts'
import { readEnv } from './env/read-env.ts'
import { bootstrap } from './bootstrap.ts'
import { startupBanner } from './startup-banner.ts'
import type { Fetch } from './http/serving/serve.ts'
import { type Services, openServices } from './open-services.ts'
import { readDevelopmentAssets } from './site/assets.ts'
import type { FindPage } from './site/pages.ts'

type Web = {
	createPageFinder: (
		settings: Settings,
		assetsOf: Awaited<ReturnType<typeof readDevelopmentAssets>>,
		catalogue: PublicCatalogue,
	) => FindPage
	listedPaths: (catalogue: PublicCatalogue) => readonly string[]
}

/** Vite runs this module again after every edit, so the open services are kept in a global. */
const globals = globalThis as typeof globalThis & { openedProduct?: Promise<Services> }

const env = readEnv(process.env)
const sites = new WeakMap<Web['createPageFinder'], Promise<Fetch>>()

/** The whole product for Vite's development server (scripts/vite/serve-app.ts), with the latest edit of each page. */
export function developmentSite(web: Web): Promise<Fetch> {
	const site = sites.get(web.createPageFinder) ?? compose(web)
	sites.set(web.createPageFinder, site)
	return site
}

async function compose({ createPageFinder, listedPaths }: Web): Promise<Fetch> {
	globals.openedProduct ??= open()
	const product = await globals.openedProduct
	const assets = await readDevelopmentAssets()
	const { site } = await createServer(product, {
		env,
		createFindPage: (settings, shown) => createPageFinder(settings, assets, shown),
		listedPaths,
		isReady: () => true,
		built: null,
	})
	return site
}

async function open(): Promise<Services> {
	const product = await openServices(env, pino({ level: 'warn' }), builtIn)
	process.stdout.write(startupBanner(env, await bootstrap(product, env)))
	return product
}
