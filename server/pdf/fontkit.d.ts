// What the form filler hands on to pdf-lib without looking into it, and the letters of a font.
declare module 'fontkit' {
	import type { PDFDocument } from '@cantoo/pdf-lib'
	type Font = ReturnType<Parameters<PDFDocument['registerFontkit']>[0]['create']>
	export const create: (bytes: Uint8Array) => Font & { characterSet: number[] }
}
