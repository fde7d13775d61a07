import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ImportDecisions, RequiredInput } from '#shared/import/preview.ts'
import { type Merged, mergeValues } from './merge-values.ts'
import { type ElementPlan, type Existing, planElements } from './plan-elements.ts'
import type { FieldValues, DraftValues } from './validate-values.ts'
import { missingElementFields, missingTripFields } from './missing-fields.ts'

export type ImportPlan = {
	trip: Merged & FieldValues & { missingFields: RequiredInput[] }
	pricing: Merged & FieldValues
	elements: ElementPlan[]
}

const NOTHING: Merged = { changed: [], conflicts: [] }

/** Plans an import into a new trip or into the one that the order became. Has no side effects. */
export function planImport(
	read: DraftValues,
	existing: Existing | null,
	{ take, leaveOut }: ImportDecisions,
	isComplete: boolean,
): ImportPlan {
	const current = existing?.trip ?? null
	const decide = (path: string, { changed, conflicts }: Merged): Merged => {
		const isTaken = ({ name }: { name: string }) => take.includes(`${path}/${name}`)
		return {
			changed: [...changed, ...conflicts.filter(isTaken)],
			conflicts: conflicts.filter((one) => !isTaken(one)),
		}
	}
	const trip = existing ? decide('trip', mergeValues(existing.base?.trip ?? null, existing.trip, read.trip)) : NOTHING
	const pricing = mergeValues(existing?.base?.pricing ?? null, existing?.pricing ?? {}, read.pricing)
	return {
		trip: { ...trip, ...read.trip, missingFields: missingTripFields(trip, read.trip, current) },
		pricing: { ...decide('pricing', pricing), ...read.pricing },
		elements: IMPORTED_KINDS.flatMap((list) => planElements(list, read.elements[list], existing, isComplete))
			.map((plan) => (leaveOut.includes(plan.path) ? { ...plan, action: 'skip' as const } : plan))
			.map((plan) => ({ ...plan, ...decide(plan.path, plan) }))
			.map((plan) => ({ ...plan, missingFields: missingElementFields(plan, current) })),
	}
}
