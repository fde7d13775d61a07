import ipaddr from 'ipaddr.js'

/** Unicast by range, but not public: Azure's host agent (168.63.129.16), 6to4 relays and AS112. */
const RESERVED_IPV4 = [
	'168.63.129.16/32',
	'192.88.99.0/24',
	'192.31.196.0/24',
	'192.52.193.0/24',
	'192.175.48.0/24',
].map((range) => ipaddr.IPv4.parseCIDR(range))
/** The only range that IANA has allocated. ipaddr.js counts the rest, such as 4000::1, as unicast. */
const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Null for a public address, otherwise the reason it is not public. The reason is for the log, never for an answer. */
export function nonPublicReason(address: string): string | null {
	if (!ipaddr.isValid(address)) return 'not an address'
	const ip = ipaddr.parse(address)
	// A public name has no reason to resolve to an IPv4-mapped address.
	if (ip instanceof ipaddr.IPv6 && ip.isIPv4MappedAddress()) return 'ipv4Mapped'
	if (ip.range() !== 'unicast') return ip.range()
	if (ip instanceof ipaddr.IPv6) return ip.match(GLOBAL_UNICAST_IPV6) ? null : 'unallocated'
	return RESERVED_IPV4.some((range) => ip.match(range)) ? 'special' : null
}
