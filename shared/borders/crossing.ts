import type { BorderRule } from './border-rule.ts'

/** A change of a page on GOV.UK: the day on which it was seen, and what is new on it, where that is known. */
export type AdviceChange = { changedOn: string; newText: string | null }

/** A border that guests of a trip cross, and what is known of the rules there. */
export type Crossing = {
	/** ISO 3166-1, in the order in which they come: several where no passport is checked in between. */
	countries: string[]
	/** 'France', 'France and Italy' */
	name: string
	/** Days by the clock there. */
	entryOn: string
	exitOn: string
	/** Taken from the destination of the trip, because no flight or stay says a country. */
	isByDestination?: true
	/** Who crosses it. Null: everybody. */
	guestIds: string[] | null
	/** Null: we have read nothing about entry there. */
	rule: BorderRule | null
	/** The page on GOV.UK was seen to say something else than when the rule was read. */
	advice: AdviceChange | null
}

/** The borders that a guest crosses. */
export const crossingsOfGuest = (crossings: readonly Crossing[] | undefined, guestId: string): Crossing[] =>
	(crossings ?? []).filter(({ guestIds }) => guestIds === null || guestIds.includes(guestId))
