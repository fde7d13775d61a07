import type { Hotel, Villa } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
import { DataBlock } from '#web/framework/meta.tsx'
import { addBundle, bundleOf } from './catalogue.ts'

const ID = 'property'

/** Embeds a page's property in the page itself. The same text is already in the page, so it compresses to almost nothing. */
export const EmbeddedProperty = ({ property }: { property: Villa | Hotel }) => (
	<DataBlock type="application/json" id={ID} data={import.meta.env.SSR ? bundleOf(property) : null} />
)

/** Loads the embedded property, so that hydration renders what the server rendered. Later pages have no such block. */
export function loadEmbeddedProperty() {
	const text = document.getElementById(ID)?.textContent
	if (text) addBundle(JSON.parse(text) as PropertyBundle<Villa | Hotel>)
}
