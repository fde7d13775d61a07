// What the form filler hands on to pdf-lib without looking into it.
declare module 'fontkit' {
	import type { PDFDocument } from '@cantoo/pdf-lib'
	export const create: Parameters<PDFDocument['registerFontkit']>[0]['create']
}
