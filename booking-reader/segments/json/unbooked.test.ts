import { expect, test } from 'vitest'
import { isWhollyRead } from '#shared/import/certainty.ts'
import { readDocument } from '../../read-document.ts'

const BOOKED = {
	kind: 'experience',
	title: 'Painting lesson at Sample Studio',
	starts: '2027-09-06T10:00',
	where: 'Sample Marina',
	ref: 'GZ-114',
}
const OTHER = { ...BOOKED, title: 'Sample Grotto', starts: '2027-09-10T06:30', ref: undefined }
const stay = { kind: 'stay', hotel: 'Palace Sample', in: '2027-09-04', out: '2027-09-09', ref: 'PAV-88213' }

const read = (trip: object) => {
	const order = { tripId: 't_9f31c', code: 'VR-7714', headline: 'Sample at leisure', ...trip }
	const state = JSON.stringify({ session: { user: { name: 'Portia Sample' } }, order })
	const page = `<!DOCTYPE html><html><body><p>Loading…</p><script type="application/json">${state}</script></body></html>`
	const document = { bytes: Buffer.from(page), contentType: 'text/html', url: null }
	return readDocument({ ...document, receivedAt: new Date('2026-11-20') })
}

test.each([
	['a waiting list', { items: [BOOKED, stay], waitlist: [OTHER] }],
	['proposals', { items: [BOOKED, stay], proposedExtras: [OTHER] }],
	['a shortlist', { items: [BOOKED, stay], short_list: { items: [OTHER] } }],
	['a flag', { items: [BOOKED, stay, { ...OTHER, optional: true }] }],
	['a flag that denies', { items: [BOOKED, stay, { ...OTHER, isSelected: false }] }],
	['a flag in letters', { items: [BOOKED, stay, { ...OTHER, booked: 'no' }] }],
	['a status', { items: [BOOKED, stay, { ...OTHER, state: 'WAITLISTED' }] }],
	['a status in another language', { items: [BOOKED, stay, { ...OTHER, status: 'Warteliste' }] }],
])('%s holds nothing that was booked, and makes a doubt (IMPORT-114)', async (_, trip) => {
	const { draft } = await read(trip)
	expect(draft.activities.map(({ fields }) => fields.name?.value)).toEqual(['Painting lesson at Sample Studio'])
	expect(draft.order.id?.value).toBe('VR-7714')
	expect(draft.trip.name?.value).toBe('Sample at leisure')
	expect(isWhollyRead(draft)).toBe(false)
	expect(draft.unused?.map(({ text }) => text)).toContain('06:30')
})

test.each([
	['cancelled', { cancelled: true }],
	['cancelled', { cancelledAt: '2026-11-13T09:00:00Z' }],
	['pending', { confirmed: false }],
])('a flag means %s, and makes a doubt', async (status, flag) => {
	const { draft } = await read({ items: [{ ...BOOKED, ...flag }, stay] })
	expect(draft.activities.map(({ fields }) => fields.status?.value)).toEqual([status])
	expect(isWhollyRead(draft)).toBe(false)
})
