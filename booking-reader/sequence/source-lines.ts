import {
	attribute,
	childElements,
	cleanText,
	type Element,
	lineOf,
	type Page,
	parentOf,
} from '../formats/html/parse-page.ts'
import { INLINE } from '../segments/pages/page-values.ts'
import { splitIdentifier } from '../values/text.ts'
import { openChat } from './chats.ts'
import { earlierSections, withoutEarlierMoments } from './earlier-words.ts'
import { countHeaders, forwardingLines, isQuoted, SENDER, statesMoment } from './quotes.ts'

/**
 * What a line is to the booking. 'quoted': an earlier message below a reply, or an earlier version. 'aside': an offer or
 * the furniture of a page. Only what is 'live' describes the booking (IMPORT-62).
 */
type Standing = 'live' | 'quoted' | 'aside'
/**
 * A visible line of a page or text, or a leaf of JSON with its key as the label. `cell` is its place in a table.
 */
export type SourceLine = {
	text: string
	where: string
	standing: Standing
	cell?: Cell
	/** The part of the page, or the paragraph of the text, that it is in. */
	part?: Part
	/** It is several lines, joined since they are a card. */
	isCard?: true
	isTitle?: true
	/** It names an earlier time or day, which its text no longer has. */
	isAmended?: true
}
/** A part of a document, and the one that it is in. */
export type Part = { parent: Part | null }
/**
 * Rows and tables are counted through the page, the column within its row. `rows`: how many rows it is next to, if several.
 */
export type Cell = { row: number; column: number; rows?: number; table?: number }

const MAX_SPAN = 100
const MAX_LINES = 20_000
const MAX_LINE_LENGTH = 2000

/** The lines of a plain text. A signature (RFC 3676, 4.3) is aside. A quoted reply, and everything below the line that announces it, is quoted. */
export function linesOfText(text: string): SourceLine[] {
	const cut = text.slice(0, 1_000_000).split(/\r?\n/, MAX_LINES)
	const written = openChat(cut.map((line) => line.slice(0, MAX_LINE_LENGTH)))
	const lines = written.map(withoutEarlierMoments)
	const earlier = earlierSections(lines)
	const reply = replyIn(lines)
	const signature = lines.findIndex((line) => /^-- ?$/.test(line))
	const { headers, note } = forwardingLines(lines)
	const standingAt = (line: string, index: number): Standing => {
		if (index >= reply || index < note || earlier[index]) return 'quoted'
		const isAside = headers.has(index) || (signature >= 0 && index >= signature)
		return isAside ? 'aside' : standingOfText(line)
	}
	let part: Part = { parent: null }
	return lines.map((line, index) => {
		if (line.trim() === '') part = { parent: null }
		return {
			part,
			text: line,
			where: `line ${index + 1}`,
			standing: standingAt(line, index),
			...(headers.has(index) ? { isTitle: true } : {}),
			...(line === written[index] ? {} : { isAmended: true }),
		}
	})
}

/** 'On 2 Nov 2026, at 10:14, Sarah Penhaligon wrote:', and the separators of mail programs. */
const REPLY =
	/^\s*(?:(?:On|Am|Le|El|Il|Em|Op|Den) .{6,120}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev)(?:\s[^:]{2,60})?\s?:\s*$|-{2,}\s?(?:Original|Ursprüngliche|Message d'origine|Mensaje original|Messaggio originale|Mensagem original|Oorspronkelijk))/iu

const UNDERSCORES = /^\s*_{10,}\s*$/
/** Where an earlier message begins below an answer: at the line that announces it, or at its headers below a booking. */
function replyIn(lines: readonly string[]): number {
	let moments = 0
	for (const [index, line] of lines.entries()) {
		if (index > 0 && REPLY.test(line)) return index
		if (UNDERSCORES.test(lines[index - 1] ?? '') && SENDER.test(line)) return index
		if (moments > 1 && SENDER.test(line) && countHeaders(lines.slice(index, index + 6)) > 0) return index
		if (statesMoment(line)) moments++
	}
	return lines.length
}

const OFFER =
	/\b(?:from|ab|ab nur|dès|à partir de|desde|da soli|a partire da|vanaf|fra|od) (?:only )?(?:(?:£|€|\$|US\$|EUR|GBP|USD|CHF|AED) ?\d|\d[\d.,]* ?(?:£|€|\$|EUR|GBP|USD|CHF))|\b(?:book now|jetzt buchen|réservez (?:vite|maintenant)|reserve ahora|prenota ora|offer ends|earn up to|points will be|where next|need (?:somewhere|a (?:hotel|car|transfer))|add a (?:car|hotel|transfer)|upgrade (?:now|your)|special offer|suites? left|limited availability)\b/iu
/** An older message keeps its mark in front of each line. */
const CITED = /^\s*>/

/** What a line says about itself: an offer, or part of a quoted message. */
const standingOfText = (text: string): Standing =>
	CITED.test(text) || REPLY.test(text) ? 'quoted' : text.length < 400 && OFFER.test(text) ? 'aside' : 'live'

/** The visible lines of a page: the text of each block, split where it breaks. */
export function linesOfPage(page: Page): SourceLine[] {
	const lines: SourceLine[] = []
	const places = new Map<Element, Place>()
	const [rows, tables] = [new Map<Element, number>(), new Map<Element, number>()]
	let open: OpenLine | null = null
	const cellOf = (element: Element | null): { cell?: Cell } => {
		const row = element && parentOf(element)
		if (!row) return {}
		if (!rows.has(row)) rows.set(row, rows.size)
		let table = parentOf(row)
		while (table && table.tagName !== 'table') table = parentOf(table)
		if (table && !tables.has(table)) tables.set(table, tables.size)
		const span = Number(attribute(element, 'rowspan') ?? 1)
		return {
			cell: {
				row: rows.get(row) ?? 0,
				column: childElements(row).indexOf(element),
				...(span > 1 && span < MAX_SPAN ? { rows: span } : {}),
				...(table ? { table: tables.get(table) ?? 0 } : {}),
			},
		}
	}
	const close = () => {
		if (open) {
			const { text: whole, where, standing, cell, part, isTitle } = open
			const texts = cleanText(whole)
				.split('\n')
				.filter((text) => text !== '')
			for (const written of texts) {
				const text = withoutEarlierMoments(written.slice(0, MAX_LINE_LENGTH)).replace(/^: /, '')
				lines.push({
					text,
					where,
					standing: standing === 'live' ? standingOfText(written) : standing,
					...(text.length < Math.min(written.length, MAX_LINE_LENGTH) ? { isAmended: true } : {}),
					...(cell ? { cell } : {}),
					part,
					...(isTitle ? { isTitle } : {}),
				})
			}
		}
		open = null
	}
	for (const [node, [from, to]] of page.spans) {
		if (!('value' in node) || from === to || lines.length > MAX_LINES) continue
		const parent = parentOf(node)
		const { block, standing, cell, part } = parent ? placeOf(parent, places) : ROOT
		const text = page.text.slice(from, to)
		if (open && (open.block !== block || open.standing !== standing)) close()
		// '<span>22:05</span><span>LHR</span>' is two words.
		const between = open ? page.text.slice(open.end, from) || (parent === block ? '' : ' ') : ''
		if (open) Object.assign(open, { text: open.text + between + text, end: to })
		else if (text.trim() !== '') {
			const where = parent ? lineOf(parent) : 'line 1'
			open = {
				block,
				text,
				where,
				standing,
				end: to,
				part,
				...cellOf(cell),
				...(parent?.tagName === 'title' ? { isTitle: true } : {}),
			}
		}
	}
	close()
	const texts = lines.map(({ text }) => text)
	const reply = replyIn(texts)
	const { headers, note } = forwardingLines(texts)
	return lines.map((line, index) => ({
		...line,
		...(index >= reply || index < note ? { standing: 'quoted' } : {}),
		...(headers.has(index) ? { isTitle: true, standing: 'aside' } : {}),
	}))
}

type OpenLine = SourceLine & { block: Element | null; end: number; part: Part }
type Place = { block: Element | null; standing: Standing; cell: Element | null; part: Part }
const ROOT: Place = { block: null, standing: 'live', cell: null, part: { parent: null } }

/** The block that an element flows in, and what its ancestors say about it. Ancestors of siblings are looked up once. */
function placeOf(element: Element, known: Map<Element, Place>): Place {
	const path: Element[] = []
	let at: Element | null = element
	while (at && !known.has(at)) {
		path.push(at)
		at = parentOf(at)
	}
	let place = (at && known.get(at)) ?? ROOT
	for (const one of path.toReversed()) {
		place = {
			block: INLINE.has(one.tagName) ? place.block : one,
			part: INLINE.has(one.tagName) ? place.part : { parent: place.part },
			standing: place.standing === 'live' ? standingOf(one) : place.standing,
			cell: one.tagName === 'td' || one.tagName === 'th' ? one : place.cell,
		}
		known.set(one, place)
	}
	return place
}

const ASIDE =
	/(?:^|[\s_-])(?:ads?|adverts?|advertisement|banner|promos?|promotions?|promoted|sponsor(?:ed)?|recommend(?:ed|ations?)?|upsells?|cross-?sells?|offers?|newsletter|footer|breadcrumbs?|cookies?)(?:$|[\s_\d-])/i

function standingOf(element: Element): Standing {
	const { tagName } = element
	if (isQuoted(element)) return 'quoted'
	if (tagName === 'nav' || tagName === 'footer' || tagName === 'aside') return 'aside'
	if (element.attrs.length === 0) return 'live'
	const name = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
	return ASIDE.test(name) ? 'aside' : 'live'
}

/** The leaves of JSON as 'label: value', in document order, without those below the keys that `isLeftOut` names. */
export function linesOfJson(json: unknown, isLeftOut: (key: string) => boolean = () => false): SourceLine[] {
	const lines: SourceLine[] = []
	const open: { value: unknown; key: string; where: string }[] = [{ value: json, key: '', where: '' }]
	for (let next = open.pop(); next && lines.length < MAX_LINES; next = open.pop()) {
		const { value, key, where } = next
		if (typeof value === 'object' && value !== null) {
			const inside = Object.entries(value as Record<string, unknown>).slice(0, MAX_LINES)
			for (const [name, part] of inside.toReversed())
				if (Array.isArray(value) || !isLeftOut(name))
					open.push({ value: part, key: Array.isArray(value) ? key : name, where: `${where}/${name}` })
		} else if (typeof value === 'string' || typeof value === 'number')
			lines.push({
				text: `${splitIdentifier(key)}: ${String(value).slice(0, MAX_LINE_LENGTH)}`,
				where,
				standing: 'live',
			})
	}
	return lines
}
