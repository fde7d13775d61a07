import { describe, expect, test } from 'vitest'
import type { CatalogueHotel, CatalogueVilla } from '#shared/catalogue/property.ts'
import { AMENITY_TAGS } from '#shared/catalogue/rules/vocabulary.ts'
import { destinations, services } from './destinations.ts'

const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id)
const villas = Object.values(
	import.meta.glob<CatalogueVilla>('./villas/*.ts', { eager: true, import: 'villa' }),
).toSorted(byId)
const hotels = Object.values(
	import.meta.glob<CatalogueHotel>('./hotels/*.ts', { eager: true, import: 'hotel' }),
).toSorted(byId)

/** The tables of the catalogue (SITE-101 to SITE-105). */
const VILLAS = [
	// id, location, country, bedrooms, bathrooms, guests, list size, price, size in words, suites, pictures, film
	['1', 'Vallauris', 'France', 6, 6, 12, 600, 8500, '600 sqm', 6, 12, 'villa-1'],
	['2', 'Normandy', 'France', 8, 6, 15, 1200, 7000, '1,100 sqm', 8, 12, 'villa-2'],
	['3', 'Bora Bora', 'French Polynesia', 7, 7, 14, 500, 12900, '1,000 sqm', 7, 12, 'villa-3'],
	['4', 'Porto Rotondo', 'Italy', 7, 7, 16, 550, 8000, '400 sqm', 7, 12, 'villa-4'],
	['5', 'Radicondoli', 'Italy', 10, 10, 22, 800, 8900, '1,010 sqm', 10, 12, 'villa-5'],
	['6', 'Algarve', 'Portugal', 5, 5, 10, 450, 14100, null, 5, 11, null],
]
const HOTELS = [
	// id, location, country, stars, price, off-season price, event, film
	['1', 'Abu Dhabi', 'UAE', 5, 450, 320, null, 'hotel-1'],
	['2', 'Monte Carlo', 'Monaco', 4, 4000, 650, 'Monaco Grand Prix', null],
	['3', 'Monte Carlo', 'Monaco', 5, 12000, 1250, 'Monaco Grand Prix', 'hotel-3'],
	['4', 'Nice', 'France', 4, 675, 350, 'Monaco Grand Prix', null],
	['5', 'Nice', 'France', 4, 725, 245, 'Monaco Grand Prix', null],
	['6', 'Nice', 'France', 4, 650, 195, 'Monaco Grand Prix', 'hotel-6'],
	['7', 'Nice', 'France', 5, 1750, 450, 'Monaco Grand Prix', 'hotel-7'],
	['8', 'Saadiyat Island, Abu Dhabi', 'UAE', 5, 500, 350, null, 'hotel-8'],
	['9', 'Muscat', 'Oman', 5, 420, 280, null, 'hotel-9'],
	['10', 'Al Jabal Al Akhdar', 'Oman', 5, 550, 380, null, 'hotel-10'],
	['11', 'Ras Al Khaimah', 'UAE', 5, 650, 450, null, null],
	['12', 'Dubai', 'UAE', 5, 750, 550, null, 'hotel-12'],
]
describe('the tables of the catalogue', () => {
	test('has the six villas', () => {
		const actual = villas.map((v) => [
			...[v.id, v.location, v.country, v.bedrooms, v.bathrooms, v.guests, v.size, v.price],
			...[v.sizeText, v.suitesCount, v.images.length, v.videoHero],
		])
		expect(actual).toEqual(VILLAS)
		expect(villas[5]?.name).toBe('Villa Rocha')
	})

	test('has the twelve hotels with twelve pictures each', () => {
		const actual = hotels.map((h) => [
			...[h.id, h.location, h.country, h.starRating, h.price, h.offSeasonPrice, h.eventTag, h.videoHero],
		])
		expect(actual).toEqual(HOTELS)
		for (const { eventTag, eventTags, images } of hotels) {
			expect(eventTags).toEqual(eventTag === null ? [] : [eventTag])
			expect(images).toHaveLength(12)
		}
	})

	test('uses every amenity tag', () => {
		expect([...new Set(hotels.flatMap(({ amenityTags }) => amenityTags))].toSorted()).toEqual(AMENITY_TAGS.toSorted())
	})

	test('only hotels 9 to 12 have ratings for WiFi and staff', () => {
		const withExtraRatings = hotels.filter(({ privilegeRatingBreakdown: of }) => 'freeWiFi' in of && 'staff' in of)
		expect(withExtraRatings.map(({ id }) => id)).toEqual(['9', '10', '11', '12'])
		const any = hotels.filter(({ privilegeRatingBreakdown: of }) => 'freeWiFi' in of || 'staff' in of)
		expect(any).toEqual(withExtraRatings)
	})
})

test('pictures have unique names, each under its own property', () => {
	const properties = [...villas.map((p) => ({ p, kind: 'villa' })), ...hotels.map((p) => ({ p, kind: 'hotel' }))]
	for (const { p, kind } of properties) {
		const names = p.images.map(({ name }) => name)
		expect(names.filter((name) => !name.startsWith(`${kind}-${p.id}/`))).toEqual([])
		expect(new Set(names).size).toBe(names.length)
	}
})

test.each(villas)('the number of suites of $name equals its bedrooms', ({ suitesCount, bedrooms }) => {
	expect(suitesCount).toBe(bedrooms)
})

test('has eight destinations and four services, two of which link to a list', () => {
	expect(destinations.map(({ picture }) => picture.name)).toEqual(
		destinations.map(({ name }) => `destination-${name.toLowerCase().replaceAll(' ', '-')}`),
	)
	expect(destinations.map(({ name }) => name).join(', ')).toBe(
		'French Riviera, Caribbean, Italian coast, Swiss Alps, Maldives, Portuguese coast, Amalfi Coast, Algarve',
	)
	expect(services.map(({ href }) => href)).toEqual([null, '/hotels', '/villas', null])
})
