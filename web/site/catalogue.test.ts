import hotelCards from 'virtual:catalogue/hotel-cards'
import villaCards from 'virtual:catalogue/villa-cards'
import { expect, it } from 'vitest'
import { loadedVilla, loadVilla } from './catalogue.ts'

it('provides cards without the long texts', () => {
	expect(villaCards.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'])
	expect(hotelCards).toHaveLength(12)
	expect(JSON.stringify(villaCards)).not.toContain('description')
})

it('loads a villa with its pictures, and villa 1 for an unknown id', async () => {
	expect(loadedVilla('2')).toBeUndefined()
	const villa = await loadVilla('2')
	expect(villa.images.length).toBeGreaterThan(1)
	expect(loadedVilla('2')).toBe(villa)
	expect((await loadVilla('nowhere')).id).toBe('1')
	expect((await loadVilla('toString')).id).toBe('1')
})
