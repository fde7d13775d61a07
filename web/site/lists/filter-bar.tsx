import type { ReactNode } from 'react'
import type { Sort } from '#shared/catalogue/lists/list-filters.ts'
import { isFiltered } from '#shared/catalogue/lists/list-query.ts'
import { Shared } from '#web/framework/render-context.tsx'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { ChoiceFilter, type ListFilterProps } from './list-filter.tsx'

type Props = ListFilterProps & { children: ReactNode }

/**
 * The filters of a list (SITE-52); `children` are those of one list only. On phones the bar scrolls sideways. Without scripts it is hidden.
 * It is not a fieldset: when a button is added to one, Chromium lays it out again and drops the slider that is being dragged inside.
 */
export function FilterBar({ kind, list, resultCount, children }: Props) {
	const { filters, change, clear, mostGuests } = list
	const guests = guestOptions(filters.guests)
	const isPossible = (option: readonly [string, string]) => Number(option[0]) <= mostGuests
	return (
		<div className="filter-bar">
			<section aria-label="Filters" className="filters">
				<ChoiceFilter name="locations" label="Locations" {...{ list, resultCount }} />
				{children}
				<Shared name={`guests ${filters.guests} of ${mostGuests}`}>
					{() => (
						<FilterSelect
							label="Guests"
							value={filters.guests}
							options={guests.filter(isPossible)}
							others={{ label: 'Several rooms or houses', options: guests.filter((option) => !isPossible(option)) }}
							isActive={filters.guests > 0}
							onChange={({ target }) => change({ guests: Number(target.value) })}
						/>
					)}
				</Shared>
				<Shared name={`sort ${filters.sort}`}>
					{() => (
						<FilterSelect
							label="Sort"
							value={filters.sort}
							options={sortOptions(filters.sort)}
							onChange={({ target }) => change({ sort: target.value as Sort })}
						/>
					)}
				</Shared>
				{isFiltered(kind, filters) ? (
					<button
						type="button"
						onClick={({ currentTarget }) => {
							// The button is about to be removed, so the focus moves to the first filter.
							currentTarget.closest('section')?.querySelector('button')?.focus()
							clear()
						}}
						className="filters-clear"
					>
						Clear Filters
					</button>
				) : null}
			</section>
		</div>
	)
}

const GUESTS = [8, 10, 12, 15, 20]

/** Includes the number in the address, so that the select shows the active filter (SITE-56). */
const guestOptions = (chosen: number) =>
	[...new Set([0, ...GUESTS, chosen])]
		.toSorted((a, b) => a - b)
		.map((guests) => [String(guests), guests === 0 ? 'Any' : `${guests}+`] as const)

const SORT_LABELS: readonly (readonly [Sort, string])[] = [
	['name-asc', 'Name (A-Z)'],
	['name-desc', 'Name (Z-A)'],
	['guests-desc', 'Most Guests'],
	['size-desc', 'Largest'],
	['guests-asc', 'Fewest Guests'],
	['size-asc', 'Smallest'],
]
/** The others are offered only when the address asks for them (SITE-57). */
const ALWAYS_OFFERED = 4

const sortOptions = (chosen: Sort) => SORT_LABELS.filter(([sort], index) => index < ALWAYS_OFFERED || sort === chosen)
