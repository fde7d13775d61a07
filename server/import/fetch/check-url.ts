import { isIP } from 'node:net'
import { nonPublicReason } from './addresses.ts'
import { FetchError } from './fetch-error.ts'

/** What links may lead to. */
export type UrlRules = {
	/** `host:port` of forms on a private network, as the operator of this installation named them; http will do for those. */
	allowedHosts: ReadonlySet<string>
	/** For tests without certificates: http is as good as https. No setting turns this on. */
	allowHttp?: boolean
}

const MAX_LENGTH = 2048
// Parsers of addresses drop tabs and line breaks without a word, so they are looked for first.
// oxlint-disable-next-line no-control-regex
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f-\u00a0]/
/** Names that lead inside a network (RFC 6761, 6762, 7686, 8375; ICANN's .internal; customs of routers). */
const PRIVATE_NAME =
	/(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|ip6\.arpa|onion|invalid)$/

/**
 * The address that a pasted link, or a redirect, leads to, if we may go there by its text alone: https, no name or password, port 443,
 * a public name and no bare address. A pasted http:// is taken for https://. `base` is the page that redirects. Throws Blocked.
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
	// No booking form lives at a bare address, not even at a public one.
	if (isIP(literal))
		throw new FetchError(nonPublicReason(literal) ? 'ADDRESS_NOT_ALLOWED' : 'IP_LITERAL_NOT_ALLOWED', literal)
	if (!host.includes('.') || PRIVATE_NAME.test(host)) throw new FetchError('HOST_NOT_ALLOWED', host)
	if (host.length > 253) throw new FetchError('URL_INVALID', 'too long a name')
	if (url.port !== '') throw new FetchError('PORT_NOT_ALLOWED', url.port)
	if (base?.protocol === 'https:' && url.protocol === 'http:') throw new FetchError('REDIRECT_DOWNGRADE')
	if (!rules.allowHttp) url.protocol = 'https:'
	return url
}

/** 'forms.agency.example:443': the port is always there. */
export const hostAndPort = ({ hostname, port, protocol }: URL) =>
	`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
