import { attribute, type Element, type PageNode, parentOf } from '../formats/html/parse-page.ts'

/** What mail programs write above what they forward, as opposed to what they quote in an answer. */
const ANNOUNCED =
	/^\s*(?:-{3,} ?(?:Forwarded|Weitergeleitet|Message transféré|Mensaje reenviado|Messaggio inoltrato|Mensagem encaminhada|Doorgestuurd)|(?:Begin forwarded message|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Début du message (?:transféré|réexpédié)|Inicio del mensaje reenviado|Inizio (?:del )?messaggio inoltrato|Início da mensagem (?:re)?encaminhada|Begin doorgestuurd bericht) ?:)/i
const SUBJECT = /^\s*(?:fwd?|wg|tr|rv|i|enc|doorst|vb|pd)\s?:/i
/** Outlook writes the same line and headers above what it forwards and above what it answers. Only the subject tells them apart. */
const SEPARATOR = /^\s*(?:_{10,}|-{2,}\s?(?:Original|Ursprüngliche|Message d'origine).*)\s*$/i
const SENDER = /^\s*\*?(?:From|Von|De|Da|Van|Från|Od)\s?:/i

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

/**
 * The text of a mail in which what it forwards reads like the rest, on the same lines: without Outlook's separator, and without the marks
 * that Apple Mail puts in front of each line (IMPORT-88).
 */
export function openForwarded(text: string, subject: string): string {
	const lines = text.split('\n')
	const announced = lines.findIndex((line) => ANNOUNCED.test(line))
	if (announced >= 0)
		return lines.map((line, index) => (index > announced ? line.replace(/^> ?/, '') : line)).join('\n')
	const separator = SUBJECT.test(subject) ? lines.findIndex((line) => SEPARATOR.test(line)) : -1
	const isAboveHeaders = lines.slice(separator + 1, separator + 4).some((line) => SENDER.test(line))
	return separator >= 0 && isAboveHeaders ? lines.with(separator, '').join('\n') : text
}
