import { isItem, type Score } from './score.ts'

/** Flattens structured data to 'path=value', without array positions, @context, @id and empty values. */
export function leaves(value: unknown, path = '', out: string[] = []): string[] {
	if (Array.isArray(value)) for (const part of value) leaves(part, path, out)
	else if (isItem(value)) {
		for (const name of Object.keys(value))
			if (name !== '@context' && name !== '@id') leaves(value[name], `${path}/${name}`, out)
	} else if (value !== null && value !== undefined && value !== '') out.push(`${path}=${plain(value)}`)
	return out
}

const plain = (value: unknown) =>
	String(value)
		.replace(/^https?:\/\/schema\.org\//, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.toLowerCase()

/** Converts extruct's {type, properties} to '@type' and properties. */
export function fromExtruct(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(fromExtruct)
	if (!isItem(value) || !isItem(value.properties)) return value
	const properties = Object.entries(value.properties).map(([name, one]) => [name, fromExtruct(one)])
	return { ...(value.type !== undefined && { '@type': value.type }), ...Object.fromEntries(properties) }
}

export function compareLeaves(found: unknown, expected: unknown): Score {
	const [unmatched, expectedLeaves] = [leaves(found), leaves(expected)]
	const total = unmatched.length
	const missed = expectedLeaves.filter((leaf) => {
		const at = unmatched.indexOf(leaf)
		if (at >= 0) unmatched.splice(at, 1)
		return at < 0
	})
	return {
		hits: expectedLeaves.length - missed.length,
		expected: expectedLeaves.length,
		found: total,
		missed: [...missed, ...unmatched.map((leaf) => `+ ${leaf}`)],
	}
}
