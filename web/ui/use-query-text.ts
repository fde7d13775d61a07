import { useRouter } from 'wouter'

/**
 * The query of the current address as it stands there, without its question mark, for `URLSearchParams`. The router's own hook decodes it
 * first, so that a search for '5%20' would become one for '5 '.
 */
export function useQueryText(): string {
	const router = useRouter()
	return router.searchHook(router).replace(/^\?/, '')
}
