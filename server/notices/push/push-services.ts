/** The push services of the browsers, by the name that staff read. Their addresses come from a stranger's browser. */
const SERVICES: [matches: (host: string) => boolean, name: string][] = [
	[(host) => host === 'fcm.googleapis.com', 'Google’s push service'],
	[(host) => host.endsWith('.push.services.mozilla.com'), 'Mozilla’s push service'],
	[(host) => host.endsWith('.push.apple.com'), 'Apple’s push service'],
	[(host) => host.endsWith('.notify.windows.com'), 'Microsoft’s push service'],
]

/**
 * The address of a subscription, if it is one of a known push service: https on port 443, without credentials. Null otherwise: anybody
 * could otherwise make the server send requests to an address of their choice. `allowedHosts` ('host:port') are for tests.
 */
export function readEndpoint(
	endpoint: string,
	allowedHosts: ReadonlySet<string>,
): { url: URL; service: string } | null {
	const url = URL.parse(endpoint)
	if (!url || url.username || url.password || endpoint.length > 1000) return null
	if (allowedHosts.has(url.host)) return { url, service: 'the push service' }
	const name = SERVICES.find(([matches]) => matches(url.hostname))?.[1]
	return name && url.protocol === 'https:' && url.port === '' ? { url, service: name } : null
}
