import { fold } from '#shared/fold.ts'

const CANCELLED =
	/\b(?:cancell?ed|storniert|annule|annulee|cancelad[oa]s?|anulad[oa]s?|annullat[oa]|geannuleerd|avlyst|innstilt|odwolan[yoa]|zrusen[yoa])\b/

/** Whether a line, or the heading above it, says that its part of the booking no longer takes place. */
export const isCancelled = ({ words, isBelowCancelled }: { words: string; isBelowCancelled: boolean }): boolean =>
	isBelowCancelled ||
	(CANCELLED.test(words) && !/\b(?:if|may|can|until|when|before|charges?|fees?|policy|free)\b/.test(words))

/** Tells of each line in turn whether it is in a part that is headed 'CANCELLED', up to the next such heading. */
export function followCancelled(): (text: string) => boolean {
	let isOpen = false
	return (text) => {
		if (text.length <= 40 && HEADING.test(text.trim())) isOpen = CANCELLED.test(fold(text))
		return isOpen
	}
}
/** In capitals, or between marks. */
const HEADING = /^(?:[^\p{L}\d]*\p{Lu}[\p{Lu}\s&]+[^\p{L}\d]*|[*=#–-]{2,}.*[*=#–-]{2,})$/u
