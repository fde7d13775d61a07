import type { HotelCard } from '#shared/catalogue/card.ts'
import { EVENT_SORTS, starsLabel } from '#shared/catalogue/events/event-list.ts'
import { distinctValues } from '#shared/catalogue/lists/list-filters.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { FilterSheet } from '#web/ui/forms/filter-sheet.tsx'
import { ELEMENT_IDS } from './element-ids.ts'

/** A plain form, so that 'Clear All' can reset it, including the sort (SITE-94, SITE-97). */
export function Toolbar({ hotels }: { hotels: readonly HotelCard[] }) {
	const countries = distinctValues(hotels, ({ country }) => [country])
	const stars = [...new Set(hotels.map(({ starRating }) => starRating))].toSorted((a, b) => b - a)
	const amenities = distinctValues(hotels, ({ amenityTags }) => amenityTags)
	return (
		<form id={ELEMENT_IDS.filters} autoComplete="off" className="mt-6 flex flex-wrap items-center gap-3">
			<Choices name="locations" label="Locations" options={countries.map((country) => [country, country])} />
			<Choices name="stars" label="Star Rating" options={stars.map((count) => [String(count), starsLabel(count)])} />
			<Choices name="amenities" label="Amenities" options={amenities.map((tag) => [tag, tag])} />
			<FilterSelect label="Sort" name="sort" defaultValue="name-asc" options={Object.entries(EVENT_SORTS)} />
			<button id={ELEMENT_IDS.clear} type="button" hidden className="filters-clear">
				Clear All
			</button>
		</form>
	)
}

type ChoicesProps = { name: string; label: string; options: readonly (readonly [value: string, text: string])[] }

function Choices({ name, label, options }: ChoicesProps) {
	return (
		<FilterSheet id={`filter-${name}`} label={label} chosen="" isDropdown>
			{options.map(([value, text]) => (
				<Checkbox key={value} name={name} value={value} label={text} />
			))}
		</FilterSheet>
	)
}
