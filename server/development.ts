import { pino } from 'pino'
import type { Settings } from '#shared/settings.ts'
import { composeSite, pageSettings } from './compose-site.ts'
import { readEnv } from './env/read-env.ts'
import { welcomeFirst } from './first-start.ts'
import { greeting } from './greeting.ts'
import type { Fetch } from './http/serve.ts'
import { type OpenProduct, openProduct } from './open-product.ts'
import { developmentAssets } from './site/assets.ts'
import type { FindPage } from './site/pages.ts'

type Web = {
	pageFinder: (settings: Settings, assetsOf: typeof developmentAssets) => FindPage
	listedPaths: readonly string[]
}

/** This module is run anew after every edit; the database and the work in the background go on as they are. */
const kept = globalThis as typeof globalThis & { openedProduct?: Promise<OpenProduct> }

const env = readEnv(process.env)
const sites = new WeakMap<Web['pageFinder'], Promise<Fetch>>()

/** The whole product for Vite's development server (scripts/vite/serve-app.ts), with the pages as they were edited last. */
export function developmentSite(web: Web): Promise<Fetch> {
	const site = sites.get(web.pageFinder) ?? compose(web)
	sites.set(web.pageFinder, site)
	return site
}

async function compose({ pageFinder, listedPaths }: Web): Promise<Fetch> {
	kept.openedProduct ??= open()
	const product = await kept.openedProduct
	const findPage = pageFinder(pageSettings(product), developmentAssets)
	const { site } = await composeSite(product, { env, findPage, listedPaths, isReady: () => true, built: null })
	return site
}

async function open(): Promise<OpenProduct> {
	const product = await openProduct(env, pino({ level: 'warn' }))
	process.stdout.write(greeting(env, await welcomeFirst(product, env)))
	return product
}
