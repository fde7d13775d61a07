import { getRequestListener } from '@hono/node-server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { developmentSite } from '#server/development.ts'
import type { Bindings } from '#server/http/serving/serve.ts'
import type { createPageFinder } from '#web/framework/entry-server.tsx'
import type { listedPaths } from '#web/framework/listed-paths.ts'

type Server = { developmentSite: typeof developmentSite }
type Pages = { createPageFinder: typeof createPageFinder }
type Listed = { listedPaths: typeof listedPaths }

/**
 * Development in one process on one port: Vite serves modules and hot reload, and every other request goes to the product in the ssr
 * environment, which imports edited modules again.
 */
export const serveApp = (): Plugin => ({
	name: 'serve-app',
	apply: 'serve',
	configureServer: (server) => {
		const { ssr } = server.environments
		if (!ssr || !isRunnableDevEnvironment(ssr)) return undefined
		const listen = getRequestListener(
			async (request, bindings) => {
				const { developmentSite } = await ssr.runner.import<Server>('/server/development.ts')
				const { createPageFinder } = await ssr.runner.import<Pages>('/web/framework/entry-server.tsx')
				const { listedPaths } = await ssr.runner.import<Listed>('/web/framework/listed-paths.ts')
				const site = await developmentSite({ createPageFinder, listedPaths })
				return site(request, bindings as Bindings)
			},
			{
				overrideGlobalObjects: false,
				errorHandler: (error) => {
					server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
					return new Response('Server error: see the log', { status: 500 })
				},
			},
		)
		// A function returned here runs after Vite's own middlewares, so requests for modules never reach it.
		return () => {
			server.middlewares.use((request, response) => {
				request.url = request.originalUrl ?? request.url
				void listen(request, response)
			})
		}
	},
})
