import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { enquirySearch } from '#server/enquiries/enquiry-search.ts'
import { indexRows } from '#server/search/search-index.ts'

const HOUR_MS = 3_600_000

/** Enquiries from the public forms: one overdue, two waiting, one answered and one sent by a bot. Oldest first. */
const SAMPLE_ENQUIRIES = [
	{
		hoursAgo: 70,
		kind: 'villa',
		propertyName: 'Villa Tournassine',
		name: 'Henrik Solberg',
		email: 'henrik.solberg@mail.example',
		phone: '+47 22 00 01 18',
		nights: [120, 127],
		guests: 10,
		message: 'Three generations, the oldest of us is 84. Is there a bedroom on the ground floor?',
		state: 'answered',
	},
	{
		hoursAgo: 52,
		kind: 'hotel',
		propertyName: 'Best hotel deals',
		name: 'SEO Team',
		email: 'offers@bulk.example',
		phone: '000',
		nights: null,
		guests: 1,
		message: 'We can bring your page to the first place.',
		state: 'quarantined',
	},
	{
		hoursAgo: 27,
		kind: 'villa',
		propertyName: 'Villa Tournassine',
		name: 'Beatrice Lindqvist',
		email: 'beatrice.lindqvist@mail.example',
		phone: '+44 20 7946 0183',
		nights: [200, 214],
		guests: 6,
		message: 'We would like a cook for the first evening.',
		state: 'waiting',
	},
	{
		hoursAgo: 3,
		kind: 'hotel',
		propertyName: 'Hotel Beauvirage',
		name: 'Tariq Al Mansoori',
		email: 'tariq@mail.example',
		phone: '+971 4 555 0142',
		nights: [90, 94],
		guests: 2,
		message: null,
		state: 'waiting',
	},
	{
		hoursAgo: 1,
		kind: 'general',
		propertyName: 'Caribbean',
		name: 'Margot Ellery',
		email: 'margot.ellery@mail.example',
		phone: '+44 20 7946 0377',
		nights: null,
		guests: 4,
		message: 'Ten days in February, two of them on a boat. We have no idea yet which island.',
		state: 'waiting',
	},
] as const

/** The dates of the stays are relative to `today`, 'YYYY-MM-DD'. */
export async function addSampleEnquiries(tx: Tx, today: string) {
	const day = (days: number) => new Date(Date.parse(today) + days * 24 * HOUR_MS).toISOString().slice(0, 10)
	const rows = SAMPLE_ENQUIRIES.map(({ hoursAgo, nights, ...enquiry }) => {
		const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS)
		return {
			...enquiry,
			id: newId(),
			checkIn: nights && day(nights[0]),
			checkOut: nights && day(nights[1]),
			createdAt,
			answeredAt: enquiry.state === 'answered' ? new Date(createdAt.getTime() + 5 * HOUR_MS) : null,
		}
	})
	await tx.insertInto('enquiries').values(rows).execute()
	await indexRows(
		tx,
		enquirySearch,
		rows.map(({ id }) => id),
	)
}
