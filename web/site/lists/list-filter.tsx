import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ListFilters, ListKind } from '#shared/catalogue/lists/list-filters.ts'
import type { FacetName } from '#shared/catalogue/lists/long-list.ts'
import { Shared } from '#web/framework/render-context.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FilterSheet } from '#web/ui/forms/filter-sheet.tsx'
import { RangeSlider } from '#web/ui/forms/range-slider.tsx'
import type { ShownList } from './shown-list.ts'

export type ListFilterProps = {
	kind: ListKind<never>
	list: ShownList<unknown>
	/** '6 villa(s)', for the button that closes a sheet on phones. */
	resultCount: string
}

type ChoiceProps = {
	name: FacetName
	label: string
} & Pick<ListFilterProps, 'list' | 'resultCount'>

/** Offers the names in the catalogue and those in the address. */
export function ChoiceFilter({ name, label, list: { filters, change, choices, labelOf }, resultCount }: ChoiceProps) {
	const chosen = filters[name]
	return (
		<Filter
			id={`filter-${name}`}
			label={label}
			chosen={chosen.length > 1 ? String(chosen.length) : chosen.join()}
			doneLabel={`Show ${resultCount}`}
		>
			{() =>
				[...new Set([...choices[name], ...chosen])].map((option) => (
					<Checkbox
						key={option}
						label={labelOf?.(name, option) ?? option}
						checked={chosen.includes(option)}
						onChange={({ target }) =>
							change({ [name]: target.checked ? [...chosen, option] : chosen.filter((name) => name !== option) })
						}
					/>
				))
			}
		</Filter>
	)
}

/** '500–900 m²'; '' for the whole range. */
export function rangeLabel({ range }: ListKind<never>, { minSize, maxSize }: ListFilters, format: FormatSize) {
	if (minSize === range.min && maxSize === range.max) return ''
	return minSize === maxSize ? format(maxSize) : `${minSize}–${format(maxSize)}`
}

type FormatSize = (value: number) => string
type RangeProps = {
	label: string
	labels: readonly [string, string]
	format: FormatSize
} & ListFilterProps

export function RangeFilter({ label, labels, format, kind, list: { filters, change }, resultCount }: RangeProps) {
	const { minSize, maxSize } = filters
	return (
		<Filter id="filter-size" label={label} chosen={rangeLabel(kind, filters, format)} doneLabel={`Show ${resultCount}`}>
			{() => (
				<RangeSlider
					range={kind.range}
					from={minSize}
					to={maxSize}
					labels={labels}
					format={format}
					onChange={({ from, to }) => change({ minSize: from, maxSize: to })}
				/>
			)}
		</Filter>
	)
}

type FilterProps = Omit<ComponentProps<typeof FilterSheet>, 'onOpen' | 'children'> & { children: () => ReactNode }

/** Renders its many choices when it is first opened. */
function Filter({ children, ...rest }: FilterProps) {
	const [wasOpened, setWasOpened] = useState(false)
	return (
		<Shared name={rest.chosen === '' ? `${rest.id} ${rest.doneLabel}` : null}>
			{() => (
				<FilterSheet {...rest} onOpen={() => setWasOpened(true)}>
					{wasOpened ? children() : null}
				</FilterSheet>
			)}
		</Shared>
	)
}
