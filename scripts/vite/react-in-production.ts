import type { Plugin } from 'vite'

/**
 * Uses React's production build on the server, whatever NODE_ENV is at run time, where it decides about demo data and secrets. The
 * development build takes several times the CPU time. Only packages are changed; our own code reads the real environment.
 */
export const reactInProduction = (): Plugin => ({
	name: 'react-in-production',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	transform: {
		filter: { id: /\/node_modules\//, code: 'process.env.NODE_ENV' },
		handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
	},
})
