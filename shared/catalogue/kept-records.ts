import { choice, longText, required, text } from '#shared/fields.ts'
import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import { type LibraryKind, LODGING_TYPES } from './content.ts'
import type { TakingKind } from './library.ts'

type Values = Readonly<Record<string, string | null>>

const place = { location: text('Town or Region'), country: text('Country', { max: 60 }) }
const phone = text('Telephone', { max: 60 })
const name = required(text('Name'))

/** What the library keeps of a stay or an activity that staff typed (CRM-402): which item, and its fields as the form for them. */
export const KEPT_FIELDS = {
	accommodations: {
		name,
		type: choice('Kind', LODGING_TYPES),
		...place,
		address: text('Address', { max: 500 }),
		phone,
		checkInFrom: text('Room Ready From', { placeholder: '15:00', max: 60 }),
		checkOutBy: text('Leave Room By', { placeholder: '11:00', max: 60 }),
		description: longText('Description'),
	},
	activities: {
		name,
		...place,
		phone,
		time: text('Usually Begins At', { placeholder: '10:00', max: 60 }),
		endTime: text('Usually Ends At', { placeholder: '12:00', max: 60 }),
		description: longText('Description'),
		additionalInformation: longText('Good to Know'),
	},
} as const

/** What kind of item each record becomes. */
export const KEPT_AS = { accommodations: 'lodging', activities: 'experience' } as const satisfies Record<
	TakingKind,
	LibraryKind
>

/** What the form begins with: everything of the record that is not about these travellers or these days. */
export const keptOf = {
	accommodations: ({ hotelName, address, phone, checkInFrom, checkOutBy }: Accommodation): Values => ({
		...{ name: hotelName, type: 'hotel', address, phone, checkInFrom, checkOutBy },
	}),
	activities: ({ name, location, phone, time, endTime, description, additionalInformation }: Activity): Values => ({
		...{ name, location, phone, time, endTime, description, additionalInformation },
	}),
}
