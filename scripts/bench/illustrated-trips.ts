import sharp from 'sharp'
import type { Call } from './staff.ts'

/** The ids of copies of a sample trip, each with its own pictures for the cover and for every hotel and activity. */
export async function illustratedTrips(call: Call, count: number): Promise<string[]> {
	const photograph = await sharp({
		create: {
			width: 2400,
			height: 1600,
			channels: 3,
			background: 'teal',
			noise: { type: 'gaussian', mean: 120, sigma: 20 },
		},
	})
		.jpeg()
		.toBuffer()
	const { trips } = await call('GET', '/api/admin/trips?q=Monaco')
	const ids: string[] = []
	for (let n = 0; n < count; n++) {
		const { trip } = await call('POST', `/api/admin/trips/${trips[0].id}/duplicate`, { startDate: '2030-05-20' })
		ids.push(trip.id)
		const picture = async (section: string, id = '') => {
			const form = new FormData()
			form.set('section', section)
			form.set('id', id)
			form.set('file', new File([new Uint8Array(photograph)], 'x.jpg', { type: 'image/jpeg' }))
			return (await call('POST', `/api/admin/trips/${trip.id}/upload-section-image`, form)).url
		}
		const { trip: whole } = await call('GET', `/api/admin/trips/${trip.id}`)
		const hotelImages: Record<string, string> = {}
		for (const { id } of whole.accommodations) hotelImages[id] = await picture('hotel', id)
		const activityImages: Record<string, string> = {}
		for (const { id } of whole.activities) activityImages[id] = await picture('activity', id)
		const destinationHeaderImage = await picture('destination')
		await call('PUT', `/api/admin/trips/${trip.id}/booking-confirmation-content`, {
			destinationHeaderImage,
			hotelImages,
			activityImages,
			totalPrice: '28450',
		})
	}
	return ids
}
