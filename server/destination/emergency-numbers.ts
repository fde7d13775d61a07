import type { EmergencyNumber } from '#shared/portal/destination.ts'

/** One number for everything. In the European Union 112 is the law (Directive (EU) 2018/1972, Art. 109). */
const FOR_EVERYTHING: Readonly<Record<string, string>> = {
	'000': 'AU',
	'111': 'NZ',
	'112':
		'AD AT BE BG CH CY CZ DE DK EE ES FI FR GI GR HR HU IE IN IS IT LI LT LU LV MC ME MQ MT NL NO PL PT RO RW SE SI SK TR',
	'911': 'AG AI AR BM BS CA CR DO GD JO KN KY LC MX TC US',
	'999': 'BH GB HK KE MU MY QA SC VG',
	'9999': 'OM',
}

/** Where police and ambulance differ. Without the ambulance where the two sources do not agree on it. */
const BY_SERVICE: Readonly<Record<string, { police: string; ambulance?: string }>> = {
	AE: { police: '999', ambulance: '998' },
	BB: { police: '211', ambulance: '511' },
	BR: { police: '190', ambulance: '192' },
	BW: { police: '999', ambulance: '997' },
	CL: { police: '133', ambulance: '131' },
	EG: { police: '122', ambulance: '123' },
	GP: { police: '17', ambulance: '15' },
	JM: { police: '119', ambulance: '110' },
	JP: { police: '110', ambulance: '119' },
	KH: { police: '117', ambulance: '119' },
	LK: { police: '119' },
	MA: { police: '19', ambulance: '15' },
	MV: { police: '119', ambulance: '102' },
	PE: { police: '105' },
	PF: { police: '17', ambulance: '15' },
	SG: { police: '999', ambulance: '995' },
	SM: { police: '113', ambulance: '118' },
	TH: { police: '191', ambulance: '1669' },
	VN: { police: '113', ambulance: '115' },
	ZA: { police: '10111', ambulance: '10177' },
}

const EVERYTHING = new Map(
	Object.entries(FOR_EVERYTHING).flatMap(([number, codes]) => codes.split(' ').map((code) => [code, number] as const)),
)

/**
 * The numbers to call in an emergency in a country (ISO 3166-1). Null where we do not know. Compiled by us in November 2026 and compared on
 * 23 November with the short numbers of libphonenumber (google-libphonenumber 3.2.47): each is an emergency number of its country there.
 */
export function emergencyNumbersOf(country: string): EmergencyNumber[] | null {
	const number = EVERYTHING.get(country)
	if (number) return [{ service: 'everything', number }]
	const numbers = Object.entries(BY_SERVICE[country] ?? {}) as [EmergencyNumber['service'], string][]
	return numbers.length > 0 ? numbers.map(([service, number]) => ({ service, number })) : null
}
