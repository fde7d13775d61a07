import { Link } from 'wouter'
import type { VillaCard } from '#shared/catalogue/card.ts'
import { distinctValues, inDefaultOrder, type ListFilters, VILLA_LIST } from '#shared/catalogue/lists/list-filters.ts'
import { itemList } from '#shared/catalogue/structured-data.ts'
import type { ListContent } from '#shared/catalogue/page-data.ts'
import { href, PAGES } from '#shared/paths.ts'
import { PropertyCard } from '#web/catalogue/property-card.tsx'
import { CARD_ICONS } from '#web/catalogue/card-icons.ts'
import { PerRequest } from '#web/framework/render-context.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { usePageContent } from '#web/data/catalogue.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { Hero } from '#web/site/hero.tsx'
import { Glyph } from '#web/ui/glyph.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { RangeFilter, rangeLabel } from './list-filter.tsx'
import { searchList, useListSearch } from './list-search.ts'
import { Results } from './results.tsx'
import { useList } from './use-list.ts'

const pathOf = ({ id }: VillaCard) => href(PAGES.villa, { id })
const squareMetres = (size: number) => `${size} m²`

/** SITE-46 to SITE-49 */
export default function VillasPage() {
	const { publicUrl } = useSettings()
	const { opening, words, cards: villas } = usePageContent<ListContent<VillaCard>>()
	const search = useListSearch()
	return (
		<Page>
			<Meta
				title="Discover Luxury Villas"
				description={words.description}
				path={PAGES.villas}
				image={opening.served?.social ? { src: opening.served.social, alt: opening.picture.alt } : null}
				structuredData={import.meta.env.SSR ? itemList(publicUrl, inDefaultOrder(VILLA_LIST, villas), pathOf) : [null]}
			/>
			<Hero
				title="Discover Luxury Villas"
				subtitle={words.subtitle}
				picture={opening.served}
				search={{ placeholder: 'Search by villa name or country...', text: search, onSearch: searchList }}
			/>
			<PerRequest>
				<VillaList villas={villas} />
			</PerRequest>
		</Page>
	)
}

function VillaList({ villas }: { villas: readonly VillaCard[] }) {
	const { filters, change, clear, search, cards } = useList(VILLA_LIST, villas)
	const countries = distinctValues(villas, ({ country }) => [country])
	const filterProps = { kind: VILLA_LIST, filters, change, clear, resultCount: `${cards.length} villa(s)` }
	const mostGuests = Math.max(0, ...villas.map(({ guests }) => guests))
	const formatRange = (shown: ListFilters) => rangeLabel(VILLA_LIST, shown, squareMetres)
	const active = <ActiveFilters {...{ kind: VILLA_LIST, filters, search, change, formatRange }} />
	return (
		<>
			<FilterBar {...filterProps} locations={countries} mostGuests={mostGuests}>
				<RangeFilter {...filterProps} label="Size" labels={['Smallest size', 'Largest size']} format={squareMetres} />
			</FilterBar>
			<Results kind="villa" cards={cards} active={active}>
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
		['Beds', CARD_ICONS.beds, villa.bedrooms],
		['Baths', CARD_ICONS.baths, villa.bathrooms],
		['Guests', CARD_ICONS.guests, villa.guests],
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
