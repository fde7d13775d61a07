/** How a pattern is read, here and by the router: letters as they are, a slash at the end allowed; '*' is any path. */
export function parsePattern(pattern: string) {
	const keys = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
	const source = pattern.replace(/:\w+/g, '([^/]+)').replace('*', '.*').replace(/\/$/, '')
	return { pattern: new RegExp(`^${source}/?$`), keys }
}
