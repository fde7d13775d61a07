import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import { isCertified } from '#shared/atol/atol-cover.ts'
import type { AtolType } from '#shared/atol/atol-type.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { counted } from '#shared/trips/timeline/wording.ts'
import { paragraphsOf } from './printed-words.ts'

/** How the traveller's money is protected. Claims only what the settings contain and a certificate will say. */
export function protection(trip: WholeTrip, agency: AgencySettings, atolType: AtolType): string[] {
	const { protectionStatement, insolvencyProtection, abtaNumber } = agency
	const abta = abtaNumber ? `We are a member of ABTA, number ${abtaNumber}.` : null
	return [
		...paragraphsOf(protectionStatement ?? atolStatement(trip, agency, atolType)),
		...paragraphsOf(insolvencyProtection),
		...paragraphsOf(abta),
	]
}

function atolStatement({ flights }: WholeTrip, agency: AgencySettings, atolType: AtolType): string | null {
	const { atolNumber, atolHolderName, name } = agency
	const listed = counted(flights.filter(isCertified).length, 'flight')
	if (!atolNumber || atolType === 'not-protected') return null
	const scheme = `protected by the ATOL scheme of the Civil Aviation Authority, under ATOL ${atolNumber} held by ${atolHolderName ?? name}`
	return atolType === 'flight-only'
		? `The flights listed on your ATOL Certificate are ${scheme}. It lists ${listed}, and nothing else of this trip. More about it at www.caa.co.uk.`
		: `This holiday includes a flight and is ${scheme}. Your ATOL Certificate lists ${listed} and what else is protected. More about it at www.caa.co.uk.`
}
