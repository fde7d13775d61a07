import { isAsset } from '#server/site/static-files.ts'

/** The API and the health checks report themselves (server/app.ts), because only they know the pattern of an address. */
const REPORTS_ITSELF = /^\/(?:api(?:\/|$)|healthz$|readyz$)/

/** What a request outside the API counts as: its address would be one of as many as there are villas and files. Null: it reports itself. */
export function groupOf(pathname: string): 'asset' | 'catalogue' | 'page' | null {
	if (REPORTS_ITSELF.test(pathname)) return null
	if (isAsset(pathname)) return 'asset'
	return pathname.startsWith('/catalogue/') ? 'catalogue' : 'page'
}
