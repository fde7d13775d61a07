import { fold } from '#shared/fold.ts'

export const CANCELLED =
	/\b(?:cancell?ed|storniert\p{L}*|gestrichen|entfallt|annulee?s?|cancelad[oa]s?|anulad[oa]s?|suprimid[oa]s?|annullat[oaie]|cancellat[oaie]|soppress[oaie]|geannuleerd\p{L}*|geschrapt|vervallen|avlyst|innstilt|kansellert|avbestilt|aflyst|annulleret|avbokad\p{L}*|installd\p{L}*|avbestalld\p{L}*|peruttu|peruutettu|odwolan\p{L}+|anulowan\p{L}+|zrusen\p{L}|stornovan\p{L}|iptal edildi|akyrothike)(?!\p{L})/u

/** Whether a line, or the heading above it, says that its part of the booking no longer takes place. */
export const isCancelled = ({ words, isBelowCancelled }: { words: string; isBelowCancelled: boolean }): boolean =>
	isBelowCancelled ||
	(CANCELLED.test(words) &&
		!/\b(?:if|may|can|until|when|before|charges?|fees?|policy|free|wenn|falls|kann|kostenlos|kostenfrei|peut|gratuit\p{L}*|puede|gratis|puo|pode|kan|kosteloos|hvis|jos|jesli|pokud)\b/u.test(
			words,
		))

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
