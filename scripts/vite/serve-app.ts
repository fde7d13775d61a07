import { getRequestListener } from '@hono/node-server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'

/**
 * Development in one process on one port: Vite serves modules and hot reload, every other request goes to the product, run hot in
 * the ssr environment. `entry` exports `serveDevelopment(): (request, bindings) => Response` and is imported anew after each edit.
 */
export const serveApp = (entry: string): Plugin => ({
	name: 'serve-app',
	apply: 'serve',
	configureServer(server) {
		const ssr = server.environments.ssr
		if (!ssr || !isRunnableDevEnvironment(ssr)) return
		const listen = getRequestListener(
			async (request, bindings) => {
				const { developmentFace } = await ssr.runner.import<typeof import('../../server/development.ts')>(entry)
				return (await developmentFace())(request, bindings as never)
			},
			{
				overrideGlobalObjects: false,
				errorHandler: (error) => {
					if (error instanceof Error) server.ssrFixStacktrace(error)
					server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
					return new Response('The server failed: see its log', { status: 500 })
				},
			},
		)
		// A function returned here is put after Vite's own: what is a module never reaches it.
		return () => {
			server.middlewares.use((request, response) => {
				request.url = request.originalUrl ?? request.url
				void listen(request, response)
			})
		}
	},
})
