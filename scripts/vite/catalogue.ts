import type { Plugin } from 'vite'
import { readCatalogue } from '../../catalogue/catalogue.ts'

const ID = 'virtual:built-in-catalogue'

/**
 * Provides the built-in catalogue to the server and to tests as `virtual:built-in-catalogue` (types: catalogue/built-in.d.ts). No module of
 * the browser may import it: pages contain what they show, and it has the rates (SITE-101).
 */
export const catalogue = (): Plugin => ({
	name: 'catalogue',
	resolveId: { filter: { id: /^virtual:built-in-catalogue$/ }, handler: (id) => `\0${id}` },
	load: {
		filter: { id: /^\0virtual:built-in-catalogue$/ },
		async handler() {
			if (this.environment.name === 'client' && !process.env.VITEST)
				throw new Error(`${ID} is for the server: it has the rates`)
			const { files, ...builtIn } = await readCatalogue()
			for (const file of files) this.addWatchFile(file)
			return { code: `export default ${JSON.stringify(builtIn)}`, moduleSideEffects: false }
		},
	},
})
