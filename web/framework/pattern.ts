/**
 * Matches the paths of a route pattern; the groups are its parameters. Case-sensitive; a trailing slash is allowed. In the browser's build it
 * also replaces regexparam, the parser of wouter's `Route`, which we do not use (vite.config.ts).
 */
export const parse = (pattern: string): RegExp =>
	new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)').replace(/\/$/, '')}/?$`)
