/**
 * Whether our own mail server found that a mail is from the domain of its sender (RFC 7489, RFC 8601). Anybody can write an
 * Authentication-Results header: only the topmost one with the name of our server counts, which it wrote after all others.
 */
export function passesDmarc(results: readonly string[], server: string | null, sender: string): boolean {
	if (server === null) return false
	const own = results.map(readResults).find(({ by }) => by === server.toLowerCase())
	const domain = sender.split('@').at(-1) ?? ''
	return own !== undefined && domain !== '' && own.passed === domain
}

/** Who wrote the header, and the domain for which DMARC passed. */
function readResults(header: string): { by: string; passed: string | null } {
	// Comments may hold anything, nested ones are left out from the inside.
	let text = header.slice(0, 10_000)
	for (let before = ''; before !== text; ) {
		before = text
		text = text.replaceAll(/\([^()]*\)/g, ' ')
	}
	const [by = '', ...methods] = text.split(';').map((part) => part.trim().toLowerCase())
	const dmarc = methods.filter((method) => /^dmarc\s*=/.test(method))
	const passed = dmarc.length === 1 && /^dmarc\s*=\s*pass\b/.test(dmarc[0]!)
	const domain = /\bheader\.from\s*=\s*"?([^\s";]+)/.exec(dmarc[0] ?? '')?.[1]
	return { by: by.split(/\s/)[0] ?? '', passed: passed && domain ? (domain.split('@').at(-1) ?? null) : null }
}
