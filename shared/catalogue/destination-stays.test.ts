import { expect, it } from 'vitest'
import { catalogue } from '#tests/catalogue.ts'
import { stayLinks } from './destination-stays.ts'

const linksOf = (destination: { villas: string[]; hotels: string[] }) => stayLinks(destination, catalogue)

it('links to a list when a choice of countries shows exactly the stays of the destination', () => {
	expect(linksOf({ villas: ['1'], hotels: ['2', '3', '4', '5', '6', '7'] })).toEqual([
		{ label: '6 hotels', path: '/hotels?locations=France,Monaco' },
		{ label: 'Villa Tournassine', path: '/villas/1' },
	])
	expect(linksOf({ villas: ['4', '5'], hotels: [] })).toEqual([{ label: '2 villas', path: '/villas?locations=Italy' }])
})

it('links to each stay when the list would also show others', () => {
	expect(linksOf({ villas: [], hotels: ['4', '5'] }).map(({ path }) => path)).toEqual(['/hotels/4', '/hotels/5'])
	expect(linksOf({ villas: [], hotels: [] })).toEqual([])
})
