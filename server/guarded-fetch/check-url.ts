import { isIP } from 'node:net'
import { nonPublicReason } from './addresses.ts'
import { FetchError } from './fetch-error.ts'

/** Which addresses a link may lead to. */
export type UrlRules = {
	/**
	 * `host:port` of booking forms on a private network, named by the operator of this installation. They may use http.
	 */
	allowedHosts: ReadonlySet<string>
	/** Accepts http like https, for tests without certificates. No setting turns this on. */
	allowHttp?: boolean
}

const MAX_LENGTH = 2048
// URL parsers drop tabs and line breaks silently, so they are rejected before parsing.
// oxlint-disable-next-line no-control-regex
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f-\u00a0]/
/** Names that resolve inside a network (RFC 6761, 6762, 7686, 8375; ICANN's .internal; names that routers use). */
const PRIVATE_NAME =
	/(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|ip6\.arpa|onion|invalid)$/

/**
 * Validates a pasted link or a redirect by its text alone: https, no credentials, port 443, a public name, no IP
 * address. A pasted http:// becomes https://. `base` is the page that redirects. Throws FetchError.
 */
export function checkUrl(text: string, rules: UrlRules, base?: URL): URL {
	const trimmed = text.trim()
	if (trimmed === '' || trimmed.length > MAX_LENGTH || CONTROL_OR_SPACE.test(trimmed))
		throw new FetchError('URL_INVALID', 'not one line of at most 2048 characters')
	const url = URL.parse(trimmed, base?.href)
	if (!url) throw new FetchError('URL_INVALID')
	if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchError('SCHEME_NOT_ALLOWED', url.protocol)
	if (url.username || url.password) throw new FetchError('CREDENTIALS_IN_URL')
	url.hash = ''
	if (rules.allowedHosts.has(hostAndPort(url))) return url
	const host = url.hostname.replace(/\.$/, '')
	const literal = host.replace(/^\[|\]$/g, '')
	// No booking form is served at a bare IP address, not even at a public one.
	if (isIP(literal))
		throw new FetchError(nonPublicReason(literal) ? 'ADDRESS_NOT_ALLOWED' : 'IP_LITERAL_NOT_ALLOWED', literal)
	if (!host.includes('.') || PRIVATE_NAME.test(host)) throw new FetchError('HOST_NOT_ALLOWED', host)
	if (host.length > 253) throw new FetchError('URL_INVALID', 'too long a name')
	if (url.port !== '') throw new FetchError('PORT_NOT_ALLOWED', url.port)
	if (base?.protocol === 'https:' && url.protocol === 'http:') throw new FetchError('REDIRECT_DOWNGRADE')
	if (!rules.allowHttp) url.protocol = 'https:'
	return url
}

/** 'forms.agency.example:443', always with the port. */
export const hostAndPort = ({ hostname, port, protocol }: URL) =>
	`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
