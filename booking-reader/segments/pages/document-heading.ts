import type { BlockCollector } from '../blocks.ts'
import { nameInHeading } from '../section-types.ts'

const ORDER =
	/(?<!\p{L})(?:booking|reservation|order|confirmation(?: of services)?|contract|ref(?:erence)?|invoice|itinerary|bestätigung|reisebestätigung|buchung|auftrag|prenotazione|reserva|réservation|dossier)\b\s*(?:form|number|no\.?|n\.|n°|nº|nr\.?|ref(?:erence)?|id|code)?\s*[:#–-]?\s*#?\s*((?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{4,40})\b/iu
const NAME_PREFIX =
	/^(?:your |the )?(?:booking|reservation|holiday|trip|travel|order)?\s*(?:form|itinerary|booking|confirmation|summary|details|programme|reservation|order|quote|proposal|brief|dossier|plan)(?: for| of)?\s*[:–—|-]\s*/i
const GENERIC_WORDS =
	/^(?:thank you|thanks|your|my|the|booking|holiday|trip|itinerary|travel|confirmation|confirmed|form|summary|details|details?|order|reservation|welcome|hello|hi|dear|is|for|of|e-?ticket|ticket|receipt|passenger|new|submission|entry|quotation|invoice|manage|view|programme|and|information|overview|received|you|!|,|\.|\s)+$/i

/** The label for a document's own heading. */
const DOCUMENT_HEADING = 'Document heading'

/** Adds a heading. The first one of the highest level gives the trip's name or order number, if it contains any. */
export function addHeading(blocks: BlockCollector, text: string, level: number, where: string): void {
	if (text === '') return
	const isFirst = blocks.blocks.every(
		({ headings, pairs }) => headings.length === 0 && pairs.every(({ label }) => label !== DOCUMENT_HEADING),
	)
	const order = ORDER.exec(text)?.[1]
	const rest = order ? (/[:–—|-]\s*([^\d]{4,100})$/.exec(text)?.[1] ?? '') : text
	const quoted = /form|buchung|booking|anfrage/i.test(text)
		? /[„“"«]([^„”“"»]{4,80})[”“"»]/u.exec(text)?.[1]
		: undefined
	const name = (quoted ?? rest.replace(NAME_PREFIX, '')).trim()
	if (level === 1 || (isFirst && !/^\s*(?:flights?|hotels?|guests?|passengers?)/i.test(text))) {
		blocks.title(level)
		if (order) blocks.pair('Order id', order, where)
		if (
			name !== '' &&
			!GENERIC_WORDS.test(name) &&
			nameInHeading(name) !== '' &&
			!/\bform$|\bnotes?\b|\bdo not\b|\binternal\b/i.test(name) &&
			name.length <= 120
		)
			blocks.pair(DOCUMENT_HEADING, name, where)
		if (level > 1) blocks.heading(text, level, where)
		return
	}
	blocks.heading(text, level, where)
}
