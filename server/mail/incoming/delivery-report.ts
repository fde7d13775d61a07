import type { Email } from 'postal-mime'

type Part = Email['attachments'][number]

/**
 * What a delivery report says (RFC 3464; RFC 6533 for addresses beyond ASCII): the Message-ID of the mail that it is about, and why that
 * mail could not be delivered. `failure` is null for a delay and a success. Null for a mail without such a report.
 */
export function readReport(parts: readonly Part[]): { about: string; failure: string | null } | null {
	const status = parts.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))
	if (!status) return null
	const returned = parts.find(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers)$/.test(mimeType))
	const [headers = ''] = returned ? textOf(returned).split(/\r?\n\r?\n/, 1) : []
	return { about: fieldOf(headers, 'message-id') ?? '', failure: failureIn(textOf(status)) }
}

/** The first block is about the report itself, each further one about a recipient. */
function failureIn(status: string): string | null {
	const failed = status
		.split(/\r?\n\r?\n/)
		.slice(1)
		.find((block) => fieldOf(block, 'action')?.toLowerCase() === 'failed')
	if (failed === undefined) return null
	const said = fieldOf(failed, 'diagnostic-code')?.replace(/^[\w-]+;\s*/, '')
	return said || fieldOf(failed, 'status') || 'no reason given'
}

/** The value of a field, its continued lines included. */
function fieldOf(block: string, name: string): string | undefined {
	const unfolded = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
	const line = unfolded.find((one) => one.toLowerCase().startsWith(`${name}:`))
	return line?.slice(name.length + 1).trim()
}

const textOf = ({ content }: Part) => (typeof content === 'string' ? content : new TextDecoder().decode(content))
