/** Parses a route pattern, for our matcher and for the router: case-sensitive, a trailing slash is allowed, '*' matches any path. */
export function parsePattern(pattern: string) {
	const keys = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
	const source = pattern.replace(/:\w+/g, '([^/]+)').replace('*', '.*').replace(/\/$/, '')
	return { pattern: new RegExp(`^${source}/?$`), keys }
}
