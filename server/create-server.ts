import { legalPageAt } from '#shared/legal/legal-facts.ts'
import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { Settings } from '#shared/settings.ts'
import { createApp } from './app.ts'
import { staffSession } from './auth/staff-session.ts'
import { publicFilms } from './catalogue/films/serve-film.ts'
import { publicPictures } from './catalogue/pictures/public-pictures.ts'
import { availabilityFiles } from './catalogue/availability/public-availability.ts'
import { previewPages } from './catalogue/previews/preview-pages.ts'
import type { Env } from './env/env.ts'
import { securityHeaders } from './http/headers.ts'
import type { Bindings, Fetch } from './http/serving/serve.ts'
import { readLegalFacts } from './legal-pages/legal-facts.ts'
import { servicesUsed } from './legal-pages/services-used.ts'
import { measured } from './monitoring/measured.ts'
import { openMetrics } from './monitoring/metrics.ts'
import { traced } from './monitoring/traces/traced.ts'
import type { Services } from './open-services.ts'
import { sharedPages } from './shared-links/shared-pages.ts'
import { offlineScript } from './site/offline-script.ts'
import { createPages, type FindPage } from './site/pages.ts'
import { type EmbeddedAnswers, readAnswers } from './site/signed-in-pages.ts'
import { siteFiles } from './site/site-files.ts'
import { type Address, createSite } from './site/site.ts'
import { readThemeStart, sourceOf } from './site/theme-start.ts'
import { tripRecords } from './trips/records/trip-records.ts'
import { tripReader } from './trips/trip/read-trips.ts'
import { publishAssets, publishedAssets } from './site/published-assets.ts'
import { type BuiltFiles, readBuiltFiles, serveBuiltFiles } from './site/static-files.ts'

type Options = {
	env: Env
	createFindPage: (settings: Settings, catalogue: PublicCatalogue) => FindPage
	/** Every page that search engines may list. */
	listedPaths: (catalogue: PublicCatalogue) => readonly string[]
	isReady: () => boolean
	/** The browser's build; null while Vite serves the sources. */
	built: string | null
}

/** Only these are looked at twice: a hot public page stays cheap. */
const IS_SIGNED_IN = /^\/(?:portal|admin|account)(?:\/|$)/

/** Combines API, files and pages into the handler for `serve`. Also returns the security headers for its own refusals. */
export async function createServer(product: Services, { env, createFindPage, listedPaths, isReady, built }: Options) {
	const security = securityHeaders({
		publicUrl: env.publicUrl,
		inlineScript: sourceOf(await readThemeStart(built)),
		embedders: env.embedders,
		isDevelopment: built === null,
	})
	const offline = built === null ? null : await offlineScript(built)
	const pagesOf = (find: FindPage) => ({ find, pages: createPages(find, security) })
	/** What names the agency or shows the catalogue, with its caches: made again when staff change either. */
	const compose = (catalogue: PublicCatalogue) => ({
		version: product.followedAgency.version(),
		catalogue,
		programFiles: siteFiles(
			{
				publicUrl: env.publicUrl,
				name: product.agency.name,
				listedPaths: listedPaths(catalogue),
				changedAt: catalogue.changedAt,
				offline,
			},
			security.strict,
		),
		...pagesOf(createFindPage(pageSettings(product), catalogue)),
	})
	let composed = compose(product.catalogue.current())
	const current = () => {
		const catalogue = product.catalogue.current()
		if (composed.version !== product.followedAgency.version() || composed.catalogue !== catalogue)
			composed = compose(catalogue)
		return composed
	}
	const builtFiles: BuiltFiles = built === null ? new Map() : await readBuiltFiles(built)
	const files = serveBuiltFiles(builtFiles, security.strict)
	// Before the first page, because another instance may be asked for what the page needs (API-91).
	if (built !== null)
		await publishAssets(product.db, builtFiles).catch((err: unknown) =>
			product.log.error({ err }, 'The assets could not be stored for other instances'),
		)
	const reader = tripReader(tripRecords(product.sealer))
	const metrics = env.metricsToken === null ? null : await openMetrics(product, env.metricsToken, security.strict)
	const app = createApp({ ...product, isReady, onAnswer: metrics?.observe })
	const installation = { ...product, auditMonths: env.auditMonths, services: servicesUsed(env) }
	const api = (request: Request, bindings?: Bindings) => app.fetch(request, bindings)
	/** A trip that cannot be rendered here must not be lost: the page then reads and renders it in the browser. */
	const withAnswers = (request: Request, address: Address, answers: EmbeddedAnswers) => {
		try {
			return current().pages(request, address, { answers })
		} catch (err) {
			product.log.error({ err, path: address.pathname }, 'A signed-in page could not be rendered')
			return current().pages(request, address)
		}
	}
	const isStaff = staffSession(product)
	const pictures = publicPictures({ ...product, isStaff }, security.strict)
	const films = publicFilms({ ...product, isStaff }, security.strict)
	const site: Fetch = createSite({
		api,
		files: (request, path) => current().programFiles(request, path) ?? files(request, path),
		otherAssets: publishedAssets(product.db, security.strict),
		availability: availabilityFiles(product.db, security.strict),
		pages: (request, address) => current().pages(request, address),
		legalPages: (request, address) =>
			legalPageAt(address.pathname)
				? readLegalFacts(installation).then((facts) => current().pages(request, address, { facts }))
				: null,
		sharedPages: sharedPages({ ...product, reader }, (...page) => current().pages(...page)),
		previewPages: previewPages(product, (...page) => current().pages(...page), security.strict),
		signedInPages: (request, address, bindings) => {
			if (!IS_SIGNED_IN.test(address.pathname)) return null
			const { reads = [] } = current().find(address.pathname, '', { isFramed: false })
			const answers = readAnswers(api, request, reads, bindings)
			return answers && answers.then((read) => withAnswers(request, address, read))
		},
		pictures: (request, path) => pictures(request, path) ?? films(request, path),
		security: security.strict,
		contact: product.agency.email,
	})
	const shown = env.traces ? traced(site, env.trustProxy) : site
	return { site: metrics ? measured(shown, metrics) : shown, security: security.strict }
}

/** The settings that pages may know, named one by one because they are part of the HTML. */
const pageSettings = ({ publicUrl, agency, weather }: Services): Settings => ({
	publicUrl,
	// A copy: what a page says must not change before its cache is made again.
	agency: { ...agency },
	hasWeather: weather !== null,
})
