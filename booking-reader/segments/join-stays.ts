import type { ReadValue } from '#shared/import/draft.ts'
import type { ExtractedElement } from './group-reader.ts'

/**
 * The stays that the parts of a document describe together: rooms that are set apart have the days which are stated once above them, and stays
 * without a name the only hotel that the labels name.
 */
export function joinStays(parts: readonly ExtractedElement[]): ExtractedElement[] {
	const dated = parts.filter(({ fields }) => fields.checkIn && fields.checkOut)
	const rooms = parts.filter(
		({ fields }) => !fields.checkIn && !fields.checkOut && (isNamed(fields.roomType) || fields.boardBasis),
	)
	const [only, ...others] = dated
	const isShared = only && others.length === 0 && !isNamed(only.fields.roomType)
	const stays = isShared && rooms.length > 0 ? rooms.map((room) => withDaysOf(only, room)) : parts.filter(isWhole)
	const names = parts.flatMap(({ fields }) =>
		fields.hotelName?.certainty === 'derived' ? [] : (fields.hotelName ?? []),
	)
	if (new Set(names.map(({ value }) => value)).size === 1)
		for (const { fields } of stays) fields.hotelName ??= names[0]!
	return stays
}

/** 'Rooms: 2' counts them. */
const isNamed = (room: ReadValue | undefined) => /\p{L}/u.test(String(room?.value ?? ''))

/** The rooms in a hotel's own document leave its name to the letterhead. */
const isWhole = ({ fields: { hotelName, checkIn, checkOut, roomType, nights } }: ExtractedElement) =>
	hotelName ? (checkIn ?? checkOut) : checkIn && checkOut && (roomType ?? nights)

const withDaysOf = ({ fields, issues }: ExtractedElement, room: ExtractedElement): ExtractedElement => {
	const shared = { ...fields }
	delete shared.roomType
	return { fields: { ...shared, ...room.fields }, issues: [...issues, ...room.issues] }
}
