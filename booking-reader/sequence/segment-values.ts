import type { ReadValue } from '#shared/import/draft.ts'
import { withoutEntities } from './day-lines.ts'
import { type Line, valueFrom } from './lines.ts'

const REFERENCE_LABEL =
	/\b(?:conf|confirmation|locator|reference|ref|pnr|booking code|record|localizador|buchungscode|bestatigung\p{L}*|codice|codigo|dossier)\b/u

const NOT_A_BOOKING =
	/\b(?:ticket(?:nr)?|e ticket|passport|frequent flyer|member|invoice|vat|phone|tel|agreement|contract|contrat[oe]?|contratto|\p{L}*vertrag|\p{L}*overeenkomst|charter)\b/u

type Referring = Pick<Line, 'text' | 'where' | 'words' | 'entities'> & Partial<Pick<Line, 'label' | 'value'>>

/** The reference of the lines of one element: stated in a line, or below its label. */
export function referenceIn(lines: readonly Referring[]): ReadValue | null {
	for (const line of lines) {
		const { label = '', value = line.text } = line
		if (NOT_A_BOOKING.test(`${label} ${line.words}`)) continue
		const stated = line.entities.find(({ kind }) => kind === 'reference')
		if (stated) return valueFrom(line, line.text, stated.value)
		const [, bare] = /^((?=[A-Z0-9/-]*\d|[A-Z]{6}$)[A-Z0-9][A-Z0-9/-]{3,24})$/.exec(value) ?? []
		if (bare && REFERENCE_LABEL.test(label)) return valueFrom(line, line.text, bare)
	}
	return null
}

/** The reference of a statement, which may be that of its ticket, or alone in a cell or at its end. */
export function referenceOf(line: Referring): ReadValue | null {
	const ticket = line.entities.find(({ kind }) => kind === 'reference')?.value
	const moments = line.entities.filter(({ kind }) => kind !== 'reference')
	const [, bare = ''] = BARE_REFERENCE.exec(withoutEntities(line.text, moments, '¦')) ?? []
	return ticket || bare ? valueFrom(line, line.text, ticket ?? bare) : referenceIn([line])
}
const BARE_REFERENCE =
	/(?:[\t|]\s*|(?<!\p{L})(?:n[º°o]\.?|[Nn]r\.?|#|rif\.?|bono|ticket) ?)((?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d/-]{3,20}|[A-Z]{2,4} \d{3,7})(?=\s*(?:[\t|,;).]|$))/u
