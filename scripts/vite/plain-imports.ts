import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper of 1 kB that preloads a chunk's stylesheets and modules. We have a single stylesheet and
 * web/framework/navigation.tsx preloads chunks, so the plain import is enough. The helper would be part of every page's first load.
 */
export const plainImports = (): Plugin => ({
	name: 'plain-imports',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => 'export const __vitePreload = (load) => load()',
	},
})
