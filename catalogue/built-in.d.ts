/** The built-in catalogue with its rates, provided by scripts/vite/catalogue.ts: for the server and for tests, never for a browser. */
declare module 'virtual:built-in-catalogue' {
	import type { Catalogue } from '#shared/catalogue/catalogue.ts'
	const catalogue: Catalogue
	export default catalogue
}
