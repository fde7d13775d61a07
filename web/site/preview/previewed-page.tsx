import { type ReactNode, useEffect, useState } from 'react'
import type { HotelCard, VillaCard } from '#shared/catalogue/card.ts'
import type { PreviewedItem } from '#shared/catalogue/drafts/preview-message.ts'
import { dataPath, type ListContent, type PageData } from '#shared/catalogue/page-data.ts'
import { CatalogueContext, useEvents } from '#web/data/catalogue.tsx'
import { SettingsContext, useSettings } from '#web/data/settings.tsx'
import { LoadingScreen } from '#web/framework/loading-screen.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { previewedContent } from './previewed-content.ts'
import { UnfinishedPage } from './unfinished-page.tsx'

const PAGES_OF = {
	villa: lazyPart(() => import('../details/villa-page.tsx'), LoadingScreen),
	hotel: lazyPart(() => import('../details/hotel-page.tsx'), LoadingScreen),
	landing: lazyPart(() => import('../home/page.tsx'), LoadingScreen),
}

/** What works in a preview: it folds and unfolds. Everything else would leave the page, or send something. */
const WORKS = 'main summary, main [aria-expanded]'

type Props = { item: PreviewedItem; onClick?: (target: Element) => void; children?: ReactNode }

/** The page of an item as visitors would see it. Clicks on what would leave it do nothing but call `onClick`. */
export function PreviewedPage({ item, onClick, children }: Props) {
	const cards = useCards(item.kind === 'landing')
	const events = useEvents()
	const settings = useSettings()
	useEffect(() => {
		// Before any listener of the page itself.
		const click = (event: MouseEvent) => {
			const { target } = event
			if (!(target instanceof Element) || target.closest(WORKS)) return
			event.preventDefault()
			event.stopPropagation()
			onClick?.(target)
		}
		addEventListener('click', click, { capture: true })
		return () => removeEventListener('click', click, { capture: true })
	}, [onClick])
	if (!cards) return <LoadingScreen />
	const Shown = PAGES_OF[item.kind]
	return (
		<UnfinishedPage item={item}>
			<SettingsContext value={{ ...settings, isPreview: true }}>
				<CatalogueContext value={{ events, content: previewedContent(item, cards) }}>
					<Shown />
				</CatalogueContext>
			</SettingsContext>
			{children}
		</UnfinishedPage>
	)
}

const NO_CARDS: Cards = { villas: [], hotels: [] }
type Cards = { villas: readonly VillaCard[]; hotels: readonly HotelCard[] }

/** The public stays, for a page that links to them; null until they are read. Without them the page has no links. */
function useCards(isNeeded: boolean): Cards | null {
	const [cards, setCards] = useState<Cards | null>(null)
	useEffect(() => {
		if (!isNeeded) return
		Promise.all([readCards<VillaCard>('villas'), readCards<HotelCard>('hotels')]).then(
			([villas, hotels]) => setCards({ villas, hotels }),
			() => setCards(NO_CARDS),
		)
	}, [isNeeded])
	return isNeeded ? cards : NO_CARDS
}

async function readCards<Card>(list: 'villas' | 'hotels'): Promise<readonly Card[]> {
	const response = await fetch(dataPath(list))
	const { content } = (await response.json()) as PageData
	return (content as unknown as ListContent<never>).cards
}
