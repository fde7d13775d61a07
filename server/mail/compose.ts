/** The content of a mail, all plain text. `compose` adds the layout. */
type MailContent = {
	/** The agency: its name goes above the text, its contact details below. */
	sender: { name: string; phone: string; email: string }
	title: string
	paragraphs: readonly string[]
	/** Pairs such as ['Check-in', '12 Dec 2026']. */
	facts: readonly (readonly [label: string, value: string])[]
	/** Paragraphs after the facts. */
	closing: readonly string[]
	link?: { label: string; address: string }
	/** What the mail is for, as a button between the facts and the closing. */
	action?: { label: string; address: string }
}

/** Returns the mail as plain text and as HTML, without images or remote content. */
export function compose(content: MailContent): { text: string; html: string } {
	return { text: asText(content), html: asHtml(content) }
}

function asText({ sender, title, paragraphs, facts, closing, link, action }: MailContent): string {
	const width = Math.max(0, ...facts.map(([label]) => label.length))
	const list = facts.map(
		([label, value]) => `${`${label}:`.padEnd(width + 2)}${value.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
	)
	const parts = [
		title,
		...paragraphs,
		list.join('\n'),
		action ? `${action.label}:\n${action.address}` : '',
		...closing,
		link ? `${link.label}: ${link.address}` : '',
		`-- \n${sender.name}\n${sender.phone}\n${sender.email}`,
	]
	return parts.filter((part) => part !== '').join('\n\n')
}

const SERIF = `font-family:'Cormorant Garamond',Garamond,'Iowan Old Style',Georgia,serif`
const INK = '#22313a'
const PALE_INK = '#5b6770'
const PAPER = '#f6efe2'
const SHEET = '#fffdf8'
const TERRACOTTA = '#9c4a2b'
const RULE = '#e4d8c3'

// Mail clients support tables and inline styles, and little else.
function asHtml({ sender, title, paragraphs, facts, closing, link, action }: MailContent): string {
	const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:18px;line-height:1.5">${escaped(text)}</p>`
	const fact = ([label, value]: readonly [string, string]) =>
		`<tr><th scope="row" align="left" valign="top" style="padding:8px 24px 8px 0;border-top:1px solid ${RULE};font-weight:400;color:${PALE_INK};white-space:nowrap">${escaped(label)}</th>` +
		`<td valign="top" style="padding:8px 0;border-top:1px solid ${RULE}">${escaped(value)}</td></tr>`
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};${SERIF}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${SHEET};border-top:3px solid ${TERRACOTTA};color:${INK};${SERIF}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:15px;letter-spacing:2px;text-transform:uppercase;color:${TERRACOTTA}">${escaped(sender.name)}</p>
<h1 style="margin:0 0 20px;font-size:30px;line-height:1.2;font-weight:500">${escaped(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts.length ? `<table cellpadding="0" cellspacing="0" width="100%" style="margin:8px 0 24px;border-bottom:1px solid ${RULE};font-size:18px;line-height:1.4">${facts.map(fact).join('')}</table>` : ''}
${action ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 28px"><tr><td align="center" style="background:${TERRACOTTA};border-radius:6px"><a href="${escaped(action.address)}" style="display:inline-block;padding:16px 28px;font-size:20px;line-height:1.2;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></td></tr></table>` : ''}
${closing.map(paragraph).join('\n')}
${link ? `<p style="margin:0 0 16px;font-size:18px"><a href="${escaped(link.address)}" style="color:${TERRACOTTA}">${escaped(link.label)}</a></p>` : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${RULE};font-size:15px;line-height:1.5;color:${PALE_INK}">${escaped(sender.name)}<br>${escaped(sender.phone)}<br>${escaped(sender.email)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
	'\n': '<br>',
}
const escaped = (text: string) => text.replace(/[&<>"'\n]/g, (char) => ENTITIES[char] ?? char)
