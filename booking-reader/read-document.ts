import { isOwnFormat } from '#shared/import/certainty.ts'
import {
	type Draft,
	type DraftIssue,
	emptyDraft,
	hasBooking,
	hasElements,
	IMPORTED_KINDS,
} from '#shared/import/draft.ts'
import { readBoardingPass } from './formats/boarding-pass/read-boarding-pass.ts'
import { combineDrafts } from './merge/combine-drafts.ts'
import { readWithExtractor } from './formats/kitinerary/kitinerary.ts'
import { readFormAnswers } from './segments/json/form-answers.ts'
import { readJson } from './segments/json/read-json.ts'
import { readLink } from './segments/read-link.ts'
import { readLabelledPage } from './segments/pages/read-page.ts'
import { readPageState } from './segments/json/read-page-state.ts'
import { delimiterOf } from './segments/records/read-csv.ts'
import { readText } from './segments/text/read-text.ts'
import type { Mail } from './formats/mail/parse-mail.ts'
import { attribute, cleanText, lineOf, type Page, parsePage, scriptSource, textOf } from './formats/html/parse-page.ts'
import { openPdf } from './formats/pdf/pdf-lines.ts'
import { parseJson, detectContent } from './detect-content.ts'
import { type ReadingContext, readReservations, readStructured } from './schema-org/read-structured.ts'
import { linesOfJson, linesOfPage, linesOfText, type SourceLine } from './sequence/source-lines.ts'
import { dayContextOf } from './sequence/day-context.ts'
import { openForwarded } from './sequence/quotes.ts'
import { chooseElements, readSequence } from './sequence/read-sequence.ts'
import { renderPage, renderText } from './rendition/render-page.ts'
import { type Passages, toPassages } from './taught/taught.ts'
import type { DayContext } from './values/days.ts'
import { speaksOfChange } from './sequence/earlier-words.ts'
import { isPartlyRead } from './sequence/partly-read.ts'
import { findUnused } from './sequence/unused-entities.ts'
import { isTripImport, readTripImport } from './formats/trip-import/read-trip-import.ts'

/** `url` is where the document came from, or null if staff uploaded it. `receivedAt` supplies missing years. */
export type BookingDocument = { bytes: Uint8Array; contentType: string | null; url: string | null; receivedAt: Date }
/**
 * `alternate` is the address of the order in our own format, if the page links to one. `text` is the visible text, for
 * AI; for JSON its leaves, and '' for our own format and for other data. `rendition` is HTML of our own that shows the document to people.
 */
export type ReadDocument = {
	draft: Draft
	alternate: string | null
	title: string | null
	isLogin: boolean
	text: string
	rendition: string
	/** The domain that a mail came from. */
	sender: string | null
	/** What a layout is learned from and read by, for documents whose layout can be taught (IMPORT-91). */
	passages: Passages | null
}

const MAX_TEXT_LENGTH = 60_000
const TRIP_IMPORT_TYPE = /^application\/vnd\.trip-import\+json\b/i

/**
 * Reads a booking document with every reader and combines their drafts. It fetches nothing, uses no database and no
 * environment, and returns the same draft for the same bytes on any machine, except where KDE's extractor is installed.
 */
export async function readDocument({ bytes, contentType, url, receivedAt }: BookingDocument): Promise<ReadDocument> {
	const {
		drafts,
		lines,
		hidden = [],
		days = null,
		isAmended = false,
		...page
	} = await readDrafts({ bytes, contentType, url, receivedAt })
	const all = drafts.some(hasElements) || !url ? drafts : [...drafts, readLink(url, { receivedAt })]
	const draft = combineDrafts(all)
	// Our own format says what each of its values means: it may hold others.
	const isOwn = hasBooking(draft) && isOwnFormat(draft)
	const isSearched = lines && days && !isOwn
	if (isSearched) {
		const said = [...lines, ...hidden]
		draft.unused = findUnused(said, draft, { days, receivedAt })
		const isChanged = isAmended || lines.some((line) => line.isAmended)
		if (hasElements(draft) && (isChanged || speaksOfChange([...lines.map(({ text }) => text), page.title ?? ''])))
			draft.issues.push(AMENDED)
		if (draft.unused.length === 0 && isPartlyRead(said, draft, days)) draft.issues.push(PARTLY_READ)
	}
	return {
		draft,
		passages: isSearched ? toPassages(lines, days) : null,
		sender: null,
		alternate: null,
		title: null,
		text: '',
		rendition: '',
		...page,
		isLogin: (page.isLogin ?? false) && !hasElements(draft),
	}
}

/** Why a reading is not certain though each of its values is (IMPORT-106). */
const AMENDED: DraftIssue = {
	severity: 'warning',
	code: 'AMENDED',
	path: '',
	message: 'The document speaks of a change. Check that each part is as it is now, and is listed once.',
}

const PARTLY_READ: DraftIssue = {
	severity: 'warning',
	code: 'PARTLY_READ',
	path: '',
	message: 'The document says more than was read. Compare it with the values.',
}

/**
 * `lines` is what the document says to people, to find out what no reader used, and `days` how they write dates. `hidden`
 * is what a page says only to its scripts. `isAmended`: it describes an earlier version of the booking too.
 */
type Drafts = {
	drafts: Draft[]
	lines?: SourceLine[]
	hidden?: SourceLine[]
	days?: DayContext
	isAmended?: boolean
} & Partial<Pick<ReadDocument, 'alternate' | 'title' | 'isLogin' | 'text' | 'rendition' | 'sender'>>

/** One draft per reader that applies. */
async function readDrafts({ bytes, contentType, url, receivedAt }: BookingDocument): Promise<Drafts> {
	const content = detectContent(bytes, contentType)
	const context = { receivedAt }
	switch (content.kind) {
		case 'json': {
			const lines = linesOfJson(content.json)
			return {
				drafts: readJsonDrafts(content.json, context),
				lines,
				days: dayContextOf(lines, '', receivedAt),
				text: isTripImport(content.json) ? '' : textOfLines(lines),
				rendition: renderText(JSON.stringify(content.json, null, 2)),
			}
		}
		case 'calendar': {
			const { readCalendar } = await import('./formats/calendar/read-calendar.ts')
			return { drafts: [readCalendar(content.text, context)], rendition: renderText(content.text) }
		}
		case 'boarding-pass':
			return { drafts: [readBoardingPass(content.text, context)], rendition: renderText(content.text) }
		case 'html':
			return readPageDrafts(parsePage(content.text, { url }), context)
		case 'mail':
			return readMailDrafts(bytes, content.text, context)
		case 'pdf':
			return readPdfDrafts(bytes, context)
		case 'text':
			return {
				...readTextDraft(content.text, context),
				text: content.text.slice(0, MAX_TEXT_LENGTH),
				rendition: renderText(content.text),
			}
		case 'link':
			return { drafts: [readLink(content.text, context)] }
		default:
			return { drafts: [] }
	}
}

/** `above`: the headers of the mail which the page is. */
function readPageDrafts(page: Page, context: ReadingContext, above: SourceLine[] = []): Drafts {
	const lines = [...above, ...linesOfPage(page)]
	const days = dayContextOf(lines, page.language, context.receivedAt)
	const states = readPageState(page, context)
	const visible = chooseElements(readLabelledPage(page, context, days), readSequence(lines, days), lines)
	return {
		drafts: [
			...readEmbeddedTripImports(page),
			readStructured(page, context),
			...states.map(({ draft }) => draft),
			visible,
			...(page.issues.length > 0 ? [{ ...emptyDraft(), issues: [...page.issues] }] : []),
		],
		lines,
		hidden: hasElements(visible) ? [] : states.flatMap(({ draft, lines: said }) => (hasElements(draft) ? said() : [])),
		days,
		isAmended: page.isAmended,
		alternate: findAlternate(page),
		title: pageTitle(page),
		text: visibleText(page),
		isLogin: hasPasswordField(page),
		rendition: renderPage(page),
	}
}

function readTextDraft(text: string, context: ReadingContext, above: SourceLine[] = []) {
	const source = linesOfText(text)
	const lines = [...above, ...source]
	const live = source.map((line) => (line.standing === 'quoted' ? '' : line.text)).join('\n')
	const days = dayContextOf(lines, '', context.receivedAt)
	const labelled = readText(live, context)
	// What a row means is in the headings above it.
	const drafts = [delimiterOf(live) ? labelled : chooseElements(labelled, readSequence(lines, days), lines)]
	return { drafts, lines, days }
}

/**
 * Both bodies have the same content, so the plain one is read only if the HTML has no booking. The date of the mail
 * supplies missing years.
 */
async function readMailDrafts(bytes: Uint8Array, source: string, { receivedAt }: ReadingContext): Promise<Drafts> {
	const { parseMail: openMail } = await import('./formats/mail/parse-mail.ts')
	const mail = await openMail(source)
	const context = { receivedAt: mail.receivedAt ?? receivedAt }
	const above = headersOf(mail)
	const page = mail.html ? readPageDrafts(parsePage(mail.html), context, above) : null
	const drafts = [...(page?.drafts ?? [])]
	const plain =
		mail.text && !drafts.some(hasElements)
			? readForwarding(openForwarded(mail.text, mail.subject), context, above)
			: null
	if (plain) drafts.push(...plain.drafts)
	const lines = page?.lines ?? plain?.lines ?? []
	let days = page?.days ?? plain?.days
	const renditions = [page?.rendition ?? renderText(mail.text)]
	for (const attachment of mail.attachments) {
		const read = await readDrafts({ ...attachment, url: null, ...context })
		drafts.push(...read.drafts)
		lines.push(...(read.lines ?? []))
		days ??= read.days
		if (read.rendition) renditions.push(read.rendition)
	}
	if (!drafts.some(hasElements)) drafts.push((await readWithExtractor(bytes, context)) ?? emptyDraft())
	return {
		drafts,
		lines,
		...(days ? { days } : {}),
		isAmended: page?.isAmended ?? false,
		sender: mail.sender,
		title: mail.subject || null,
		text: page?.text ?? mail.text.slice(0, MAX_TEXT_LENGTH),
		rendition: renditions.join('<hr>'),
	}
}

/** Who sent a mail, and its subject: they name the document, and perhaps the hotel. */
const headersOf = ({ from, subject }: Mail): SourceLine[] =>
	[from, subject].flatMap((text, index) =>
		text ? [{ text, where: index === 0 ? 'sender' : 'subject', standing: 'live', isTitle: true }] : [],
	)

/** What a mail says, and of kinds that it says nothing about, what the first mail that it forwards says. */
function readForwarding(
	[text, forwarded]: [text: string, forwarded?: string],
	context: ReadingContext,
	above: SourceLine[],
) {
	const own = readTextDraft(text, context, above)
	if (forwarded === undefined) return own
	const below = readTextDraft(forwarded, context)
	const drafts = own.drafts.map((draft, index): Draft => {
		const other = below.drafts[index] ?? emptyDraft()
		const added = IMPORTED_KINDS.filter((list) => draft[list].length === 0)
		const issues = other.issues.filter(({ path }) => added.some((list) => path.startsWith(`${list}/`)))
		return {
			...draft,
			...Object.fromEntries(added.map((list) => [list, other[list]])),
			order: { ...other.order, ...draft.order },
			issues: [...draft.issues, ...issues],
		}
	})
	return { ...own, drafts, lines: [...own.lines.filter(({ standing }) => standing === 'live'), ...below.lines] }
}

async function readPdfDrafts(bytes: Uint8Array, context: ReadingContext): Promise<Drafts> {
	const { text, barcodes } = await openPdf(bytes)
	const passes = barcodes.map((code) => readBoardingPass(code, context)).filter(hasElements)
	const { drafts, ...said } = readTextDraft(text, context, linesOfPasses(passes))
	// The barcode names the passenger, perhaps spelt otherwise than the print.
	if (passes.length > 0) for (const draft of drafts) draft.guests = []
	drafts.push(...passes)
	if (!drafts.some(hasElements)) drafts.push((await readWithExtractor(bytes, context)) ?? emptyDraft())
	return { drafts, ...said, text: text.slice(0, MAX_TEXT_LENGTH), rendition: renderText(text) }
}

/** Passes print their times, but often not the day, which their barcodes have. */
function linesOfPasses(passes: readonly Draft[]): SourceLine[] {
	const days = passes.flatMap(({ flights }) => flights.map(({ fields }) => String(fields.departureTime?.value ?? '')))
	const [day] = days
	return day && days.every((one) => one === day) ? [{ text: day, where: 'barcode', standing: 'live' }] : []
}

function readJsonDrafts(json: unknown, context: ReadingContext): Draft[] {
	if (isTripImport(json)) return [readTripImport(json)]
	const reservations = readReservations(json, context)
	if (hasElements(reservations) || /"@(?:type|graph)"/.test(JSON.stringify(json).slice(0, 200_000)))
		return [reservations]
	return [readFormAnswers(json, context) ?? readJson(json, 'page-state', context)]
}

const textOfLines = (lines: readonly SourceLine[]) =>
	lines
		.map(({ text }) => text)
		.join('\n')
		.slice(0, MAX_TEXT_LENGTH)

/** The visible text, one text node per line, because cells and paragraphs have no separator between them. */
function visibleText(page: Page): string {
	const pieces = [...page.spans].flatMap(([node, [from, to]]) =>
		'value' in node && from < MAX_TEXT_LENGTH ? page.text.slice(from, to) : [],
	)
	return cleanText(pieces.join('\n')).slice(0, MAX_TEXT_LENGTH)
}

/** Our own format inside a page: <script type="application/vnd.trip-import+json">. */
const readEmbeddedTripImports = (page: Page): Draft[] =>
	page.elements
		.filter((element) => element.tagName === 'script' && TRIP_IMPORT_TYPE.test(attribute(element, 'type') ?? ''))
		.map((script) => readTripImport(parseJson(scriptSource(script)), `${lineOf(script)} `))

function findAlternate(page: Page): string | null {
	const link = page.elements.find(
		(element) =>
			element.tagName === 'link' &&
			/(?:^|\s)alternate(?:\s|$)/i.test(attribute(element, 'rel') ?? '') &&
			TRIP_IMPORT_TYPE.test(attribute(element, 'type') ?? ''),
	)
	const address = link && URL.parse(attribute(link, 'href') ?? '', page.base ?? undefined)
	return address && /^https?:$/.test(address.protocol) ? address.href : null
}

function pageTitle(page: Page): string | null {
	const title = page.elements.find((element) => element.tagName === 'title')
	return (title && textOf(page, title)) || null
}

/** Either a sign-in page, or a form that contains a sign-in. */
const hasPasswordField = (page: Page) =>
	page.elements.some((element) => element.tagName === 'input' && /^password$/i.test(attribute(element, 'type') ?? ''))
