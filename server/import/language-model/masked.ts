const EMAIL = /[^\s<>@,;:()"]{1,64}@[^\s<>@,;:()"]{1,190}/g
const PASSPORT = /(passport[^\n]{0,40}?[\s:#])(?=[A-Z]*\d)[A-Z0-9]{6,12}\b/gi
/** Machine-readable lines and the form in which reservation systems pass papers on. */
const PAPERS = /\b(?:P<[A-Z<]{10,}|\/P\/[A-Z]{2,3}\/[A-Z0-9]{6,12}\/[^\s]*)/g
const PHONE = /(?<![\w/.-])\+\d[\d\s().-]{7,18}\d/g

/** A text without passport numbers, e-mail addresses and telephone numbers: what a service outside may see of it. */
export const masked = (text: string): string =>
	text
		.replaceAll(EMAIL, '[e-mail]')
		.replaceAll(PAPERS, '[passport]')
		.replaceAll(PASSPORT, '$1[passport]')
		.replaceAll(PHONE, '[telephone]')
