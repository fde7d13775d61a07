/**
 * The number of a passport: six or more letters and digits (ICAO 9303 allows nine, some countries print a series before it). Null where it is
 * masked or kept elsewhere: '****4821', 'ending in 4821', 'on file' (IMPORT-38).
 */
export function readPassportNumber(text: string): string | null {
	const [number = ''] = /^[\p{L}\d][\p{L}\d /.-]*[\p{L}\d](?=$|[\s,;(])/u.exec(text.trim()) ?? []
	const isMasked = /[*•●·…#]|x{3}/i.test(text) || /\p{Ll}{2}/u.test(number)
	return !isMasked && /\d/.test(number) && number.replaceAll(/[^\p{L}\d]/gu, '').length >= 6 ? number : null
}
