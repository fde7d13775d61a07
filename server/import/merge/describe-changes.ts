import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'
import type { Fields } from '#shared/fields.ts'
import { importedTripFields } from '#shared/import/imported-records.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'
import type { ImportChange } from '#shared/import/preview.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Difference, Merged } from './merge-values.ts'
import type { ImportPlan } from './plan-import.ts'

/** Lists what a plan changes in an existing trip, one difference at a time, for staff. */
export function describeChanges({ trip, pricing, elements }: ImportPlan): ImportChange[] {
	return [
		...describeFields('trip', 'Trip', importedTripFields, trip),
		...elements.flatMap((plan): ImportChange[] => {
			const whole = { path: plan.path, element: plan.summary, label: null, before: null, after: null }
			if (plan.action === 'add') return [{ ...whole, kind: 'added' }]
			if (plan.action === 'vanished') return [{ ...whole, kind: 'vanished' }]
			if (plan.action === 'skip') return plan.isDeletedHere ? [{ ...whole, kind: 'deletedHere' }] : []
			return describeFields(plan.path, plan.summary, ENTERED_KINDS[plan.list].fields, plan)
		}),
		...describeFields('pricing', 'Price', MONEY_FIELDS, pricing),
	]
}

/** Changes as this person sees them: without the stored identity data of a trip where they may not see it (API-132). */
export function changesSeenBy(viewer: Viewer, trip: WholeTrip | undefined, changes: ImportChange[]): ImportChange[] {
	if (!trip || seesIdentityData(viewer, trip)) return changes
	const hidden = identityFields(ENTERED_KINDS.guests)
	const isHidden = ({ path }: ImportChange) =>
		path.startsWith('guests/') && hidden.includes(path.split('/').at(-1) ?? '')
	return changes.map((change) => (isHidden(change) ? { ...change, before: null, isHidden: true } : change))
}

function describeFields(
	elementPath: string,
	element: string,
	fields: Fields,
	{ changed, conflicts }: Merged,
): ImportChange[] {
	const describeDifference = (kind: 'changed' | 'conflict') => (one: Difference) => ({
		kind,
		path: `${elementPath}/${one.name}`,
		element,
		label: fields[one.name]?.label ?? one.name,
		before: one.before as string | number | null,
		after: one.after as string | number | null,
	})
	return [...changed.map(describeDifference('changed')), ...conflicts.map(describeDifference('conflict'))]
}
