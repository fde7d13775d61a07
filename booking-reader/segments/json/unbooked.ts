import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../../values/text.ts'
import { isUnbookedStatus } from '../records/record-kinds.ts'

/** What was thought of, asked for or shown, in any word that data has for it. What was cancelled stays as cancelled. */
const UNBOOKED =
	/\b(?:wait ?list(?:ed|ing)?|stand ?by|wish ?list|optional|propos(?:als|ed)|suggest(?:ions?|ed)|quot(?:es|ed|ations)|drafts?|declined|rejected|refused|abandoned|unselected|unbooked|short ?list(?:ed)?|favou?rites?|ideas|inspiration|tentative|alternatives?|upgrades|upsells?|cross sells?|superseded|replaced|archived?|deleted|expired|previous|former|past|history|not (?:booked|selected|chosen|included|taken)|warteliste|vorschlage?|attente|espera|attesa|sugerencias?|opcional(?:es)?|facoltativ[oaie]|optionnel(?:le)?s?|optionale?)\b/
/** `{ "selected": false }` */
const BOOKED =
	/^(?:(?:is|has|was|been) )*(?:selected|booked|chosen|included|accepted|purchased|taken|reserved|ordered)$/
/** `{ "optional": true }` */
const FLAGGED = new RegExp(`^(?:(?:is|was|has|on) )?${UNBOOKED.source}(?: only)?$`)
const STATUS = /\b(?:status|state|stat|stage|standing|booking status)$/

const isYes = (value: unknown) => value === true || value === 1 || /^(?:true|yes|y|1)$/i.test(String(value))
const isNo = (value: unknown) => value === false || value === 0 || /^(?:false|no|n|0)$/i.test(String(value))

/** The status that data states by a flag or a moment instead of a word: `{ "cancelled": true }`, `{ "cancelledAt": "2026-11-13" }`, `{ "confirmed": false }`. */
export function flaggedStatus(object: Record<string, unknown>): 'cancelled' | 'pending' | null {
	for (const [key, value] of Object.entries(object)) {
		const name = fold(splitIdentifier(key))
		const isMoment = typeof value === 'string' && /^\d{4}-?\d\d-?\d\d/.test(value)
		if (CANCELLED.test(name) && (isYes(value) || isMoment)) return 'cancelled'
		if (CONFIRMED.test(name) && isNo(value)) return 'pending'
	}
	return null
}
const CANCELLED =
	/^(?:(?:is|was) )?(?:cancell?ed|void(?:ed)?|storniert|annule|anulad[oa]|annullat[oa])(?: (?:on|at|date|time))?$/
const CONFIRMED = /^(?:(?:is|was) )?(?:confirmed|guaranteed|bestatigt|confirme|confirmad[oa]|confermat[oa])$/

/** Whether what a key holds was never booked: 'waitlist', 'optionalTours', 'quotes'. */
export const isUnbookedKey = (words: string): boolean => UNBOOKED.test(words)

/** Whether data says of itself that nobody booked it: `{ "optional": true }`, `{ "selected": false }`, `{ "state": "WAITLISTED" }`. */
export const isUnbooked = (object: Record<string, unknown>): boolean =>
	Object.entries(object).some(([key, value]) => {
		if (value === null || typeof value === 'object') return false
		const name = fold(splitIdentifier(key))
		if (STATUS.test(name)) return typeof value === 'string' && isUnbookedStatus(value)
		return (FLAGGED.test(name) && isYes(value)) || (BOOKED.test(name) && isNo(value))
	})
