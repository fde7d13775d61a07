import type { ReadValue } from '#shared/import/draft.ts'
import { type Line, valueFrom } from './lines.ts'

const CANCELLED =
	/\b(?:cancell?ed|storniert|annule|annulee|cancelad[oa]|annullat[oa]|geannuleerd|avlyst|innstilt|odwolan[yoa]|zrusen[yoa])\b/

/** Whether a line says that its part of the booking no longer takes place. */
export const isCancelled = ({ words }: Line): boolean =>
	CANCELLED.test(words) && !/\b(?:if|may|can|until|when|before|charges?|fees?|policy|free)\b/.test(words)

const REFERENCE_LABEL =
	/\b(?:conf|confirmation|locator|reference|ref|pnr|booking code|record|localizador|buchungscode|bestatigung\p{L}*|codice|codigo|dossier)\b/u

const NOT_A_BOOKING = /\b(?:ticket(?:nr)?|e ticket|passport|frequent flyer|member|invoice|vat|phone|tel)\b/

/** The reference of the lines of one element: stated in a line, or below its label. */
export function referenceIn(lines: readonly Line[]): ReadValue | null {
	for (const line of lines) {
		if (NOT_A_BOOKING.test(`${line.label} ${line.words}`)) continue
		const stated = line.entities.find(({ kind }) => kind === 'reference')
		if (stated) return valueFrom(line, line.text, stated.value)
		const [, bare] = /^((?=[A-Z0-9/-]*\d|[A-Z]{6}$)[A-Z0-9][A-Z0-9/-]{3,24})$/.exec(line.value) ?? []
		if (bare && REFERENCE_LABEL.test(line.label)) return valueFrom(line, line.text, bare)
	}
	return null
}
