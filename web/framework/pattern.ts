/**
 * Parses a route pattern, for our matcher and for the router, which imports it under this name in place of regexparam (vite.config.ts).
 * Case-sensitive; a trailing slash is allowed, and `*` matches any path.
 */
export function parse(pattern: string) {
	const keys = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
	const source = pattern.replace(/:\w+/g, '([^/]+)').replace('*', '.*').replace(/\/$/, '')
	return { pattern: new RegExp(`^${source}/?$`), keys }
}
