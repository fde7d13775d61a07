import type { ReactNode } from 'react'
import { type Draft, IMPORTED_KINDS, type DraftElement, type ImportedKind } from '#shared/import/draft.ts'
import { importedTripFields, titleOf, tripFieldsIn } from '#shared/import/imported-records.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'
import type { ReviewIssues } from './editable-value.tsx'
import { PartCard } from './part-card.tsx'

const TITLES: Record<ImportedKind, string> = {
	guests: 'Guests',
	flights: 'Flights',
	accommodations: 'Accommodations',
	transfers: 'Transfers',
	activities: 'Activities',
}

export type AddedParts = Readonly<Partial<Record<ImportedKind, number>>>

type Props = {
	draft: Draft
	review: ReviewIssues
	/** Paths of parts that were left out or deleted before. */
	staysAway: readonly string[]
	/** How many elements of each kind staff added behind those of the document. */
	added: AddedParts
	leaveOut: ReadonlySet<string>
	onLeaveOut: (path: string, isLeftOut: boolean) => void
}

/** Everything that was read, part by part. */
export function DraftParts({ draft, review, staysAway, added, leaveOut, onLeaveOut }: Props) {
	const name = draft.trip.name?.value
	const elementsOf = (list: ImportedKind): DraftElement[] => [
		...draft[list],
		...Array.from({ length: added[list] ?? 0 }, () => ({ fields: {} })),
	]
	return (
		<div className="flex flex-col gap-6">
			<ReviewSection title="Trip">
				<PartCard
					review={review}
					path="trip"
					title={name === undefined ? 'Unnamed trip' : String(name)}
					fields={importedTripFields}
					read={tripFieldsIn(draft)}
				/>
			</ReviewSection>
			{IMPORTED_KINDS.filter((list) => elementsOf(list).length > 0).map((list) => (
				<ReviewSection key={list} title={TITLES[list]}>
					{elementsOf(list).map((element, index) => {
						const path = `${list}/${index}`
						return (
							<PartCard
								key={path}
								review={review}
								path={path}
								title={titleOf(list, valuesOf(element), index)}
								fields={ENTERED_KINDS[list].fields}
								read={element.fields}
								isAdded={index >= draft[list].length}
								exclusion={
									staysAway.includes(path)
										? { isLeftOut: true }
										: { isLeftOut: leaveOut.has(path), onLeaveOut: (isLeftOut) => onLeaveOut(path, isLeftOut) }
								}
							/>
						)
					})}
				</ReviewSection>
			))}
			{Object.keys(draft.pricing).length > 0 ? (
				<ReviewSection title="Price">
					<PartCard
						review={review}
						path="pricing"
						title="For the booking confirmation"
						fields={MONEY_FIELDS}
						read={draft.pricing}
					/>
				</ReviewSection>
			) : null}
		</div>
	)
}

export function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="flex flex-col gap-3">
			<h3 className="font-display text-xl">{title}</h3>
			{children}
		</div>
	)
}

const valuesOf = ({ fields }: DraftElement) =>
	Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
