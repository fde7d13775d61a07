import { expect, test } from 'vitest'
import { contentDisposition } from './file-name.ts'

/** Parses the header as browsers do: the UTF-8 name, and the one for browsers that support only ASCII. */
function parse(header: string) {
	const [, ascii = '', utf8 = ''] =
		header.match(/^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]*)$/) ?? []
	return { ascii, name: decodeURIComponent(utf8) }
}

test.each([
	['Tickets', 'Tickets.pdf', 'Tickets.pdf'],
	['Tickets.PDF', 'Tickets.pdf', 'Tickets.pdf'],
	['a"; filename=evil.html', 'a_; filename=evil.html.pdf', 'a__ filename_evil.html.pdf'],
	['x\r\nX-Evil: 1', 'x__X-Evil_ 1.pdf', 'x__X-Evil_ 1.pdf'],
	['tab\tand\0nul', 'tab_and_nul.pdf', 'tab_and_nul.pdf'],
	['../../etc/passwd', '_.._etc_passwd.pdf', '_.._etc_passwd.pdf'],
	["Zoë's trip (50%)", "Zoë's trip (50%).pdf", 'Zo__s trip (50_).pdf'],
	['Flüge 🎫', 'Flüge 🎫.pdf', 'Fl_ge __.pdf'],
	['تذكرة', 'تذكرة.pdf', '_____.pdf'],
	['invoice\u202efdp.exe', 'invoice_fdp.exe.pdf', 'invoice_fdp.exe.pdf'],
	['lone \ud83d surrogate', 'lone \ufffd surrogate.pdf', 'lone _ surrogate.pdf'],
	['  ...  ', 'file.pdf', 'file.pdf'],
	['', 'file.pdf', 'file.pdf'],
	['.pdf', 'pdf.pdf', 'pdf.pdf'],
])('%j is saved as %j', (given, name, ascii) => {
	expect(parse(contentDisposition('attachment', given, 'pdf'))).toEqual({ name, ascii })
})

test('truncates a long name to what file systems accept, between characters', () => {
	const { name } = parse(contentDisposition('attachment', 'x'.repeat(300), 'pdf'))
	expect(name).toBe(`${'x'.repeat(200)}.pdf`)
	const emoji = parse(contentDisposition('attachment', `x${'🎫'.repeat(300)}`, 'pdf')).name
	expect(emoji).toBe(`x${'🎫'.repeat(49)}.pdf`)
})

test('every character yields a valid header', () => {
	for (let code = 0; code < 0x3000; code++) {
		const header = contentDisposition('attachment', `a${String.fromCodePoint(code)}b`, 'pdf')
		expect(header).toMatch(/^[\x20-\x7e]+$/)
		expect(parse(header).ascii).not.toBe('')
	}
})
