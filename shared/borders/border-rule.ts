/** One thing that a country asks of a passport. Days are counted from the day of arrival, of leaving, or of leaving the Schengen area. */
export type PassportTest =
	| { test: 'issuedWithin'; amount: number; unit: 'years'; before: 'entry' }
	| { test: 'validFor'; amount: number; unit: 'days' | 'months'; after: 'entry' | 'exit' | 'zoneExit' }
	| { test: 'blankPages'; count: number }

/** What an official page said about entry on the day when it was read, for a full British citizen passport on holiday (decision 040). */
export type BorderRule = {
	/** Every one of them has to hold. None: nothing is asked. */
	all: readonly PassportTest[]
	/** The last day for which this is known. */
	until: string | null
	visa: string
	source: BorderSource
}

export type BorderSource = {
	/** The page on GOV.UK. */
	url: string
	readOn: string
	/** From this day on somebody should read the page again. */
	readAgainOn: string
}

const MOMENTS = { entry: 'you arrive', exit: 'you leave', zoneExit: 'you leave the Schengen area' } as const

/** 'Passport that expires at least 6 months after you arrive' */
export function testInWords(one: PassportTest): string {
	if (one.test === 'blankPages') return `${one.count} blank ${one.count === 1 ? 'page' : 'pages'} in the passport`
	const span = `${one.amount} ${one.amount === 1 ? one.unit.replace(/s$/, '') : one.unit}`
	if (one.test === 'issuedWithin') return `Passport issued within the ${span} before ${MOMENTS[one.before]}`
	return one.amount === 0
		? 'Passport that expires after your stay'
		: `Passport that expires at least ${span} after ${MOMENTS[one.after]}`
}
