import { attribute, type Element, type PageNode, parentOf } from '../formats/html/parse-page.ts'

/** What mail programs write above what they forward, as opposed to what they quote in an answer. */
const ANNOUNCED =
	/^\s*(?:-{3,} ?(?:Forwarded|Weitergeleitet|Message transféré|Mensaje reenviado|Messaggio inoltrato|Mensagem encaminhada|Doorgestuurd)|(?:Begin forwarded message|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Début du message (?:transféré|réexpédié)|Inicio del mensaje reenviado|Inizio (?:del )?messaggio inoltrato|Início da mensagem (?:re)?encaminhada|Begin doorgestuurd bericht) ?:)/i
const SUBJECT = /^\s*(?:fwd?|wg|tr|rv|i|enc|doorst|vb|pd)\s?:/i
/** Outlook writes the same line and headers above what it forwards and above what it answers. Only the subject tells them apart. */
const SEPARATOR = /^\s*(?:_{10,}|-{2,}\s?(?:Original|Ursprüngliche|Message d'origine).*)\s*$/i
const FORWARDED = '---------- Forwarded message ---------'
/** The labels of a mail's headers. */
const SENDERS = 'From|Von|De|Da|Van|Från|Fra|Od'
const SUBJECTS = 'Subject|Betreff|Objet|Asunto|Oggetto|Assunto|Onderwerp|Ämne|Emne|Temat'
const OTHERS =
	'To|Cc|Date|Sent|Reply-To|An|Gesendet|Datum|À|Envoyé|Para|Enviad[oa](?: em)?|Fecha|A|Inviato|Data|Aan|Verzonden|Till|Skickat|Til|Sendt|Dato|Do|Wysłano'
const labelled = (labels: string, rest = '') => new RegExp(`^\\s*\\*?(?:${labels})\\s?:${rest}`, 'iu')
/** The header of a mail that names its sender, in a text. */
export const SENDER = labelled(SENDERS)
const ANY_HEADER = labelled(`${SENDERS}|${SUBJECTS}|${OTHERS}`)
/** A header that says who sent a mail to whom, or when. */
export const HEADER = labelled(`${SENDERS}|${OTHERS}`, '.*(?:@|\\d{1,2}:\\d\\d)')
/** 'Da: Milano' above 'A: Roma' and 'Data: 3 maggio 09:10' is a journey. */
const OF_MAIL = new RegExp(`@|${labelled(SUBJECTS).source}`, 'iu')

const QUOTED = /gmail_quote|moz-cite|yahoo_quoted|divRplyFwdMsg|protonmail_quote/i

/** Whether an element holds an earlier message below an answer (IMPORT-62), and not one that is forwarded (IMPORT-88). */
export function isQuoted(element: Element): boolean {
	const { tagName, attrs } = element
	if (tagName !== 'blockquote' && attrs.length === 0) return false
	const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
	return (tagName === 'blockquote' || QUOTED.test(names)) && !isForwarded(element)
}

/** Gmail and Apple Mail mark a forwarded mail as they mark quotes, and say so in its first text or just before it. */
function isForwarded(element: Element): boolean {
	const siblings = parentOf(element)?.childNodes ?? []
	const before = siblings.slice(0, siblings.indexOf(element)).findLast((node) => !isBlank(node))
	return [element, before].some((node) => node && ANNOUNCED.test(firstText(node)))
}

function firstText(node: PageNode): string {
	let at: PageNode | undefined = node
	while (at && 'childNodes' in at) at = at.childNodes.find((child) => !isBlank(child))
	return at && 'value' in at ? at.value : ''
}

const isBlank = (node: PageNode) => ('value' in node ? node.value.trim() === '' : node.nodeName === 'br')

/** How many lines at the start are headers of a mail: who sent it, and when. */
export function countHeaders(lines: readonly string[]): number {
	const end = lines.findIndex((line) => !ANY_HEADER.test(line))
	const headers = lines.slice(0, end < 0 ? lines.length : end)
	const isSent = headers.some((line) => !SENDER.test(line) && HEADER.test(line))
	return isSent && headers.some((line) => SENDER.test(line)) ? headers.length : 0
}
const MOST_HEADERS = 8

/** Whether a line states a day and a time. */
export const statesMoment = (line: string): boolean =>
	/\d{1,2}[:.h]\d\d/.test(line) && /\d{1,2}(?:st|nd|rd|th|\.)? \p{Lu}?\p{L}{2,}|\d[./-]\d{1,2}[./-]/u.test(line)

/** How many lines from here are headers of a mail, with the line that announces them: they are no part of the booking. */
function countForwarded(lines: readonly string[], index: number): number {
	const line = lines[index] ?? ''
	if (!ANNOUNCED.test(line)) {
		const count = index === 0 || SENDER.test(line) ? countHeaders(lines.slice(index, index + MOST_HEADERS)) : 0
		return index === 0 || lines.slice(index, index + count).some((header) => OF_MAIL.test(header)) ? count : 0
	}
	const blank = lines.slice(index + 1, index + 4).findIndex((text) => text.trim() !== '')
	const first = index + 1 + Math.max(0, blank)
	const headers = countHeaders(lines.slice(first, first + MOST_HEADERS))
	return headers > 0 ? first - index + headers : 1
}

/**
 * The lines above a booking that are not of it: the headers of mails that it was forwarded in, and `note`, how many lines a colleague has
 * written above the first of them, without a day and time of their own.
 */
export function forwardingLines(lines: readonly string[]): { headers: ReadonlySet<number>; note: number } {
	const headers = new Set<number>()
	for (let at = 0; at < lines.length; at++) {
		const count = countForwarded(lines, at)
		for (let own = at; own < at + count; own++) headers.add(own)
		at += Math.max(0, count - 1)
	}
	const [first = 0] = headers
	return { headers, note: lines.slice(0, first).some(statesMoment) ? 0 : first }
}

/** Labels and values without the headers of a mail. */
export function withoutMailHeaders<T extends { label: string; value: string }>(pairs: readonly T[]): T[] {
	const { headers } = forwardingLines(pairs.map(({ label, value }) => `${label}: ${value}`))
	return pairs.filter((_, at) => !headers.has(at))
}

/**
 * The text of a mail in which what it forwards reads like the rest, on the same lines: without Outlook's separator, and without the marks
 * that Apple Mail puts in front of each line (IMPORT-88). Two texts if the mail states the days and times of a booking itself: its own, and
 * what it forwards, which counts where its own says nothing (IMPORT-100).
 */
export function openForwarded(text: string, subject: string): [text: string, forwarded?: string] {
	const lines = text.split('\n')
	const announced = lines.findIndex((line) => ANNOUNCED.test(line))
	if (announced >= 0) {
		const open = lines.map((line, index) => (index > announced ? line.replace(/^> ?/, '') : line))
		if (lines.slice(0, announced).filter(statesMoment).length < 2) return [open.join('\n')]
		const ends = open.findIndex((line, index) => index > announced && ANNOUNCED.test(line))
		const isForwarded = (index: number) => index >= announced && (ends === -1 || index < ends)
		return [
			lines.map((line, index) => (index >= announced ? `> ${line}` : line)).join('\n'),
			open.map((line, index) => (isForwarded(index) ? line : '')).join('\n'),
		]
	}
	const separator = SUBJECT.test(subject) ? lines.findIndex((line) => SEPARATOR.test(line)) : -1
	const isAboveHeaders = lines.slice(separator + 1, separator + 4).some((line) => SENDER.test(line))
	return [separator >= 0 && isAboveHeaders ? lines.with(separator, FORWARDED).join('\n') : text]
}
