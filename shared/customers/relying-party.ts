export type RelyingParty = {
	/** The host that passkeys belong to. */
	id: string
	origin: string
}

/**
 * The site that passkeys are made for, from its public address and from nothing else; null where browsers allow none: plain http other than
 * localhost, and IP addresses (WebAuthn Level 3, section 5.1.3).
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
	const { protocol, hostname, origin } = new URL(publicUrl)
	if (protocol !== 'https:' && hostname !== 'localhost') return null
	const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
	return isAddress ? null : { id: hostname, origin }
}
