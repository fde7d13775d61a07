import type { Plugin } from 'vite'

/**
 * React's production build on the server, whatever NODE_ENV is when it runs: there NODE_ENV decides over demo data and secrets, and
 * development React costs several times the processor. Only packages are changed; our own code reads the real environment.
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
