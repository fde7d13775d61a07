import type { Draft, ReadValue } from '#shared/import/draft.ts'
import { valueFrom } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { locatorsIn } from './shared-by-flights.ts'
import { peopleIn, vehicleIn } from './vehicles.ts'

/**
 * Adds what a document about nothing but journeys on the ground states once for all of them: how many people travel in which car, '2 pax throughout,
 * V-Class', and the locator of their tickets (IMPORT-97).
 */
export function shareAmongJourneys(draft: Draft, lines: readonly SourceLine[]) {
	const { flights, accommodations, activities, order } = draft
	if (flights.length + accommodations.length + activities.length > 0) return
	const { forAll, ofBooking } = locatorsIn(lines)
	if (!order.id) share(draft, 'confirmationNumber', [...forAll, ...ofBooking].slice(0, 1))
	const counting = lines.filter(({ text }) => text.length < 160 && !NOT_SHARED.test(text) && peopleIn(text) !== null)
	for (const [name, read] of [
		['passengers', peopleIn],
		['vehicleClass', vehicleIn],
	] as const)
		share(
			draft,
			name,
			counting.map((line) => valueFrom(line, line.text, read(line.text) ?? '')).filter(({ value }) => value !== ''),
		)
}
/** A price, a time or a number plate. */
const NOT_SHARED = /[€£$]|\d[:h]\d\d|(?<!\p{L})(?:matr|kennzeichen|plate|registration)/iu

/** A value that the lines agree on, if no journey has its own. */
function share({ transfers }: Draft, name: string, [first, ...others]: readonly ReadValue[]) {
	if (!first || others.some(({ value }) => value !== first.value) || transfers.some(({ fields }) => fields[name]))
		return
	for (const { fields } of transfers) fields[name] = first
}
