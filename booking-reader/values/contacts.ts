// What is masked, such as 'j***n@mail.example' or '+44 7700 9** ***', is not read in part (IMPORT-38).

const NO_EMAIL = String.raw`\s<>@,;:()"|`
const EMAIL = new RegExp(`(?<![^${NO_EMAIL}])[^${NO_EMAIL}*•]{1,64}@[^${NO_EMAIL}*•]{1,190}\\.\\w{2,24}`)

export const readEmail = (text: string): string | undefined => EMAIL.exec(text)?.[0]

/** The telephone number that fits `pattern`. */
export function readPhone(text: string, pattern: RegExp): string | undefined {
	const found = pattern.exec(text)
	if (!found) return undefined
	const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
	const isMasked = /[*•][\d ()./-]*$/.test(before) || /^[\d ()./-]*[*•]/.test(after)
	return isMasked ? undefined : found[0].trim()
}

/**
 * The number of a passport: six or more letters and digits (ICAO 9303 allows nine, some countries print a series before it). Null where it
 * is masked or kept elsewhere: '****4821', 'ending in 4821', 'on file'.
 */
export function readPassportNumber(text: string): string | null {
	const [number = ''] = /^[\p{L}\d][\p{L}\d /.-]*[\p{L}\d](?=$|[\s,;(])/u.exec(text.trim()) ?? []
	const isMasked = /[*•●·…#]|x{3}/i.test(text) || /\p{Ll}{2}/u.test(number)
	return !isMasked && /\d/.test(number) && number.replaceAll(/[^\p{L}\d]/gu, '').length >= 6 ? number : null
}
