import ipaddr from 'ipaddr.js'

/** Public by their range and yet none: Azure's own server in every machine (168.63.129.16), 6to4 relays, and AS 112. */
const RESERVED_IPV4 = [
	'168.63.129.16/32',
	'192.88.99.0/24',
	'192.31.196.0/24',
	'192.52.193.0/24',
	'192.175.48.0/24',
].map((range) => ipaddr.IPv4.parseCIDR(range))
/** All that IANA has given out. ipaddr.js takes the rest, such as 4000::1, for unicast. */
const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Null for an address of the public internet; else the reason why it is none, for the log and never for an answer. */
export function nonPublicReason(address: string): string | null {
	if (!ipaddr.isValid(address)) return 'not an address'
	const ip = ipaddr.parse(address)
	// A public name has no reason to answer with an IPv4 address in disguise.
	if (ip instanceof ipaddr.IPv6 && ip.isIPv4MappedAddress()) return 'ipv4Mapped'
	if (ip.range() !== 'unicast') return ip.range()
	if (ip instanceof ipaddr.IPv6) return ip.match(GLOBAL_UNICAST_IPV6) ? null : 'unallocated'
	return RESERVED_IPV4.some((range) => ip.match(range)) ? 'special' : null
}
