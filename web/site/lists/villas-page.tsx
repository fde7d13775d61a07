import { Link } from 'wouter'
import type { VillaCard } from '#shared/catalogue/card.ts'
import { inDefaultOrder, type ListFilters, VILLA_LIST } from '#shared/catalogue/lists/list-filters.ts'
import { itemList } from '#shared/catalogue/structured/structured-data.ts'
import type { ListContent } from '#shared/catalogue/page-data.ts'
import { href, PAGES } from '#shared/paths.ts'
import { PropertyCard } from '#web/catalogue/property-card.tsx'
import { PerRequest } from '#web/framework/render-context.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { usePageContent } from '#web/data/catalogue.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { Hero } from '#web/site/hero.tsx'
import { Glyph } from '#web/ui/glyph.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { List, optionsOf, useListState } from './list.tsx'
import { RangeFilter, rangeLabel } from './list-filter.tsx'
import { searchList } from './list-search.ts'
import { Results } from './results.tsx'
import type { ShownList } from './shown-list.ts'

const TITLE = 'Discover Luxury Villas'
const pathOf = ({ id }: VillaCard) => href(PAGES.villa, { id })
const squareMetres = (size: number) => `${size} m²`

/** SITE-46 to SITE-49 */
export default function VillasPage() {
	const { publicUrl } = useSettings()
	const { opening, words, cards: villas, title = '', query = '' } = usePageContent<ListContent<VillaCard>>()
	const { search, onChange } = useListState()
	return (
		<Page>
			<Meta
				title={TITLE + title}
				description={words.description}
				path={PAGES.villas + query}
				image={
					import.meta.env.SSR && opening.served?.social
						? { src: opening.served.social, alt: opening.picture.alt }
						: null
				}
				structuredData={import.meta.env.SSR ? itemList(publicUrl, inDefaultOrder(VILLA_LIST, villas), pathOf) : [null]}
			/>
			<Hero
				title={TITLE}
				subtitle={words.subtitle}
				picture={opening.served}
				search={{ placeholder: 'Search by villa name or country...', text: search, onSearch: searchList }}
			/>
			<PerRequest>
				<List kind={VILLA_LIST} options={optionsOf(villas)} onChange={onChange}>
					{(list) => <VillaList list={list} />}
				</List>
			</PerRequest>
		</Page>
	)
}

function VillaList({ list }: { list: ShownList<VillaCard> }) {
	const { filters, change, search } = list
	const filterProps = { kind: VILLA_LIST, list, resultCount: `${list.total} villa(s)` }
	const formatRange = (shown: ListFilters) => rangeLabel(VILLA_LIST, shown, squareMetres)
	const active = <ActiveFilters {...{ kind: VILLA_LIST, filters, search, change, formatRange }} />
	return (
		<>
			<FilterBar {...filterProps}>
				<RangeFilter {...filterProps} label="Size" labels={['Smallest size', 'Largest size']} format={squareMetres} />
			</FilterBar>
			<Results kind="villa" list={list} active={active}>
				{(villa) => <Villa villa={villa} />}
			</Results>
		</>
	)
}

function Villa({ villa }: { villa: VillaCard }) {
	const action = (
		<Link href={pathOf(villa)} className="picture-card-link">
			View Details<span className="sr-only"> of {villa.name}</span>
		</Link>
	)
	const facts = [
		['Beds', ICONS.beds, villa.bedrooms],
		['Baths', ICONS.baths, villa.bathrooms],
		['Guests', ICONS.guests, villa.guests],
	] as const
	return (
		<PropertyCard property={villa} action={action}>
			<ul className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4 tabular-nums">
				{facts.map(([label, icon, count]) => (
					<li key={label} className="flex items-center gap-2">
						<Glyph d={icon} className="size-5 text-ink-soft" />
						{`${count} ${label}`}
					</li>
				))}
			</ul>
		</PropertyCard>
	)
}

/** Paths on a 24 × 24 grid. */
const ICONS = {
	beds: 'M3 18.5v-12m0 9h18m0 3v-5a3 3 0 0 0-3-3h-7.5v5M8.5 11.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0Z',
	baths:
		'M3.5 12h17v2a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-2Zm2 0V6.5a2 2 0 0 1 2-2c1.1 0 2 .9 2 2M7.5 19v1.5m9-1.5v1.5M8 6.5h3',
	guests:
		'M12 8a3.25 3.25 0 1 1-6.5 0A3.25 3.25 0 0 1 12 8ZM3 19c0-3.3 2.5-5.5 5.75-5.5s5.75 2.2 5.75 5.5m1-13.9a3.25 3.25 0 0 1 0 5.8m2 2.9c2.1.8 3.5 2.6 3.5 5.2',
} as const
