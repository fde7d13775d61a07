import type { Hotel, Villa } from '#shared/catalogue/property.ts'
import type { WholeProperty } from '#shared/catalogue/whole-property.ts'
import { DataBlock } from '#web/framework/meta.tsx'
import { keepWhole, wholeOf } from './catalogue.ts'

const ID = 'property'

/** The property of a page in the page's own source, where its words stand already and so weigh next to nothing. */
export const WrittenProperty = ({ property }: { property: Villa | Hotel }) => (
	<DataBlock type="application/json" id={ID} data={import.meta.env.SSR ? wholeOf(property) : null} />
)

/** Reads in the browser what the server wrote, so that both draw the same first page. Later pages have no such block. */
export function keepWritten() {
	const text = document.getElementById(ID)?.textContent
	if (text) keepWhole(JSON.parse(text) as WholeProperty<Villa | Hotel>)
}
