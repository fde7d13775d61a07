/**
 * The sockets of countries (ISO 3166-1) by the letters of the International Electrotechnical Commission. Compiled by us in November 2026 and
 * compared with the commission's list; a country that is not here is not known.
 */
const BY_LETTERS: Readonly<Record<string, string>> = {
	A: 'AI',
	AB: 'AG BB BM BS CA CR DO JM JP KY MX TC US VG',
	ABC: 'PE',
	ABCF: 'TH',
	ABDG: 'KN',
	ACDGJKL: 'MV',
	ACF: 'VN',
	ACG: 'KH',
	ACGM: 'MY',
	CDEF: 'MC',
	CDG: 'AE ZM',
	CDM: 'IN',
	CDMN: 'ZA',
	CE: 'BE CZ FR MA PL SK',
	CEFK: 'DK',
	CF: 'AD AT BG DE EE EG ES FI GR HR HU ID IS LT LU LV ME NL NO PT RO SE SI TR',
	CFL: 'IT SM',
	CG: 'GI MU OM',
	CGM: 'SG',
	CI: 'AR',
	CJ: 'CH LI RW',
	CL: 'CL',
	CN: 'BR',
	DG: 'HK QA TZ ZW',
	DGM: 'BW LK',
	DM: 'NA',
	G: 'BH CY GB GD IE KE LC MT SA SC',
	I: 'AU FJ NZ',
}

const LETTERS = new Map(
	Object.entries(BY_LETTERS).flatMap(([letters, codes]) =>
		codes.split(' ').map((code) => [code, letters.split('')] as const),
	),
)

/** ['G'] for 'GB'; null where we do not know. */
export const plugsOf = (country: string): readonly string[] | null => LETTERS.get(country) ?? null
