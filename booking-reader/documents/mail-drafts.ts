import { emptyDraft, hasElements } from '#shared/import/draft.ts'
import { parsePage } from '../formats/html/parse-page.ts'
import { readWithExtractor } from '../formats/kitinerary/kitinerary.ts'
import type { Mail } from '../formats/mail/parse-mail.ts'
import { renderText } from '../rendition/render-page.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import { openForwarded } from '../sequence/quotes.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import { type BookingDocument, type Drafts, MAX_TEXT_LENGTH } from './drafts.ts'
import { readPageDrafts } from './page-drafts.ts'
import { readForwarding } from './text-drafts.ts'

type ReadAttachment = (attachment: BookingDocument) => Promise<Drafts>

/**
 * Both bodies have the same content, so the plain one is read only if the HTML has no booking. The date of the mail
 * supplies missing years.
 */
export async function readMailDrafts(
	bytes: Uint8Array,
	source: string,
	{ receivedAt }: ReadingContext,
	readAttachment: ReadAttachment,
): Promise<Drafts> {
	const { parseMail } = await import('../formats/mail/parse-mail.ts')
	const mail = await parseMail(source)
	const context = { receivedAt: mail.receivedAt ?? receivedAt }
	const above = headersOf(mail)
	const page = mail.html ? readPageDrafts(parsePage(mail.html), context, above) : null
	const drafts = [...(page?.drafts ?? [])]
	const plain =
		mail.text && !drafts.some(hasElements)
			? readForwarding(openForwarded(mail.text, mail.subject), context, above)
			: null
	if (plain) drafts.push(...plain.drafts)
	const lines = page?.lines ?? plain?.lines ?? []
	let days = page?.days ?? plain?.days
	const renditions = [page?.rendition ?? renderText(mail.text)]
	for (const attachment of mail.attachments) {
		const read = await readAttachment({ ...attachment, url: null, ...context })
		drafts.push(...read.drafts)
		lines.push(...(read.lines ?? []))
		days ??= read.days
		if (read.rendition) renditions.push(read.rendition)
	}
	if (!drafts.some(hasElements)) drafts.push((await readWithExtractor(bytes, context)) ?? emptyDraft())
	return {
		drafts,
		lines,
		...(days ? { days } : {}),
		isAmended: page?.isAmended ?? false,
		sender: mail.sender,
		title: mail.subject || null,
		text: page?.text ?? mail.text.slice(0, MAX_TEXT_LENGTH),
		rendition: renditions.join('<hr>'),
	}
}

/** Who sent a mail, and its subject: they name the document, and perhaps the hotel. */
const headersOf = ({ from, sender, subject }: Mail): SourceLine[] =>
	[from && `${from} <@${sender}>`, subject].flatMap((text, index) =>
		text ? [{ text, where: index === 0 ? 'sender' : 'subject', standing: 'live', isTitle: true }] : [],
	)
