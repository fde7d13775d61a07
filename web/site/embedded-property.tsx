import type { Hotel, Villa } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
import { DataBlock } from '#web/framework/meta.tsx'
import { addBundle, bundleOf } from './catalogue.ts'

const ID = 'property'

/** The property of a page in the page's own source, where its words stand already and so weigh next to nothing. */
export const EmbeddedProperty = ({ property }: { property: Villa | Hotel }) => (
	<DataBlock type="application/json" id={ID} data={import.meta.env.SSR ? bundleOf(property) : null} />
)

/** Reads in the browser what the server wrote, so that both draw the same first page. Later pages have no such block. */
export function loadEmbeddedProperty() {
	const text = document.getElementById(ID)?.textContent
	if (text) addBundle(JSON.parse(text) as PropertyBundle<Villa | Hotel>)
}
