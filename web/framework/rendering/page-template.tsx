import type { SharedHtml } from '#shared/page-html.ts'

/**
 * HTML that React rendered once for all addresses that differ only in some words. React rendered marks in their place, so its components are the
 * only description of the page.
 */
export type Template = readonly Piece[]
type Piece = string | SharedHtml | Slot | typeof RESULTS_HERE
type Slot = { value: number; isInUrl: boolean }
const RESULTS_HERE = null

/** So many values can have a mark. */
export const MARKS = 32
/** The marks are the noncharacters of Unicode, which no text contains. */
const FIRST_MARK = 0xfdd0
export const mark = (value: number): string => String.fromCharCode(FIRST_MARK + value)
/** What marks the place of a list's results. */
export const RESULTS = <template data-results="" />

/** A mark in a text or in an address, or the place of the results. */
const MARK = /([\ufdd0-\ufdef]|%EF%B7%[9A][0-9A-F]|<template data-results=""><\/template>)/
/** Shorter HTML is not worth a compressed block of its own. */
const SHARED_LENGTH = 320

/** Cuts rendered HTML at its marks. `share` returns the same object for the same HTML. */
export const templateOf = (parts: readonly (string | SharedHtml)[], share: (html: string) => SharedHtml): Template =>
	parts.flatMap((part): Piece[] => {
		const pieces = (typeof part === 'string' ? part : part.html).split(MARK)
		if (pieces.length === 1 && typeof part !== 'string') return [part]
		// Marks are every second item of what `split` returns.
		return pieces
			.map((piece, index) => (index % 2 === 1 ? slotOf(piece) : piece.length < SHARED_LENGTH ? piece : share(piece)))
			.filter((piece) => piece !== '')
	})

const slotOf = (marked: string): Slot | typeof RESULTS_HERE =>
	marked.startsWith('<')
		? RESULTS_HERE
		: { value: decodeURIComponent(marked).charCodeAt(0) - FIRST_MARK, isInUrl: marked.startsWith('%') }

/** A page's HTML from its template. Neighbouring texts become one part. */
export function fillTemplate(template: Template, values: readonly string[], results: readonly SharedHtml[]) {
	const parts: (string | SharedHtml)[] = []
	let text = ''
	const add = (part: SharedHtml) => {
		if (text !== '') parts.push(text)
		text = ''
		parts.push(part)
	}
	for (const piece of template) {
		if (typeof piece === 'string') text += piece
		else if (piece === RESULTS_HERE) results.forEach(add)
		else if ('html' in piece) add(piece)
		else text += written(values[piece.value] ?? '', piece.isInUrl)
	}
	if (text !== '') parts.push(text)
	return parts
}

/** As React writes text and attributes. */
const written = (value: string, isInUrl: boolean) =>
	(isInUrl ? encodeURIComponent(value) : value).replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '')
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
