import { startTransition, useEffect, useState } from 'react'
import { type PreviewedItem, readPreviewMessage, sendPreviewMessage } from '#shared/catalogue/drafts/preview-message.ts'
import { dataPath, type ListContent, type PageData } from '#shared/catalogue/page-data.ts'
import type { HotelCard, VillaCard } from '#shared/catalogue/card.ts'
import { CatalogueContext, useEvents } from '#web/data/catalogue.tsx'
import { LoadingScreen } from '#web/framework/loading-screen.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { fieldAt } from './field-at.ts'
import { previewedContent } from './previewed-content.ts'
import { UnfinishedPage } from './unfinished-page.tsx'

const PAGES_OF = {
	villa: lazyPart(() => import('../details/villa-page.tsx'), LoadingScreen),
	hotel: lazyPart(() => import('../details/hotel-page.tsx'), LoadingScreen),
	landing: lazyPart(() => import('../home/page.tsx'), LoadingScreen),
}

/** The page of an item as visitors would see it, in a frame of the editor, which sends what is typed (CRM-203). The server never gets it. */
export default function PreviewPage() {
	const [item, setItem] = useState<PreviewedItem | null>(null)
	const cards = useCards(item?.kind === 'landing')
	const events = useEvents()
	useEffect(() => {
		const receive = (event: MessageEvent) => {
			const message = readPreviewMessage(event, parent)
			if (message?.preview === 'item') startTransition(() => setItem(message.item))
		}
		addEventListener('message', receive)
		sendPreviewMessage(parent, { preview: 'ready' })
		return () => removeEventListener('message', receive)
	}, [])
	useEffect(() => {
		if (!item) return undefined
		// Before any listener of the page itself.
		const click = (event: MouseEvent) => pointAt(event, item)
		addEventListener('click', click, { capture: true })
		return () => removeEventListener('click', click, { capture: true })
	}, [item])
	if (parent === window) return <p className="p-6">The preview of a page is next to its form in the catalogue.</p>
	if (!item || !cards) return <LoadingScreen />
	const Shown = PAGES_OF[item.kind]
	return (
		<UnfinishedPage item={item}>
			<CatalogueContext value={{ events, content: previewedContent(item, cards) }}>
				<Shown />
			</CatalogueContext>
		</UnfinishedPage>
	)
}

/** What works in a preview: it folds and unfolds. Everything else would leave the page, or send something. */
const WORKS = 'main summary, main [aria-expanded]'

function pointAt(event: MouseEvent, { content }: PreviewedItem) {
	const { target } = event
	if (!(target instanceof Element) || target.closest(WORKS)) return
	event.preventDefault()
	event.stopPropagation()
	const path = fieldAt(target, content)
	if (path !== null) sendPreviewMessage(parent, { preview: 'field', path })
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
