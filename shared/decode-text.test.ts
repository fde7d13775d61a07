import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Name;Phone\r\nBjörn “Ø” Åström;£5\r\n'
const utf16 = (text: string, isBigEndian: boolean) => {
	const bytes = Buffer.from(text, 'utf16le')
	return new Uint8Array(isBigEndian ? bytes.swap16() : bytes)
}

test('text is decoded from what spreadsheets save: UTF-8, UTF-16 and Windows-1252 (CRM-366)', () => {
	const inWindows = Uint8Array.from(
		TEXT,
		(character) => ({ '“': 0x93, '”': 0x94 })[character] ?? character.charCodeAt(0),
	)
	const files = {
		utf8: new TextEncoder().encode(TEXT),
		'utf8 with a mark': new TextEncoder().encode(`\uFEFF${TEXT}`),
		utf16le: utf16(TEXT, false),
		'utf16le with a mark': utf16(`\uFEFF${TEXT}`, false),
		'utf16be with a mark': utf16(`\uFEFF${TEXT}`, true),
		windows: inWindows,
	}
	for (const [name, bytes] of Object.entries(files)) expect([name, decodeText(bytes)]).toEqual([name, TEXT])
	expect(decodeText(new Uint8Array())).toBe('')
})
