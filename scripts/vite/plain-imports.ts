import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper of 1 kB that fetches a chunk's stylesheets and modules ahead. There is one stylesheet, and
 * web/framework/navigation.tsx fetches ahead: what is left is the import. Every page's first load carries it.
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
