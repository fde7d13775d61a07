import { useMayChange } from '#web/data/for-editors.tsx'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { OfferDialog } from './offer-dialog.tsx'

/** Says that a release of the product brings content for an item, and leads to it. */
export function OfferNotice({ store, item }: { store: DraftStore; item: CatalogueItem }) {
	const offer = useDialog<CatalogueItem>()
	const mayChange = useMayChange()
	return (
		<>
			{item.hasOffer && mayChange ? (
				<section
					aria-label="Offer"
					className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-wash px-4 py-3 text-amber"
				>
					<p className="min-w-0">
						{item.state === 'offered'
							? `A release of the product brings this ${item.kind}. Nobody has taken it yet.`
							: 'A release of the product brings other words or pictures for this.'}
					</p>
					<Button size="small" onClick={() => void store.flush().then(() => offer.show(store.state().item))}>
						See the offer
					</Button>
				</section>
			) : null}
			<OfferDialog dialog={offer} store={store} />
		</>
	)
}
