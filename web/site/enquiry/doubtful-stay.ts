type Stay = { checkIn: string; checkOut: string }

/**
 * What to ask about days that are hardly meant as they stand, by field. Only asked: odd days never stop an enquiry: a lost lead
 * costs more than a typo. Days are 'YYYY-MM-DD', or '' while there is none.
 */
export function doubtsAbout({ checkIn, checkOut }: Stay, today: string): { checkIn?: string; checkOut?: string } {
	if (checkIn !== '' && checkIn < today) return { checkIn: 'This date is in the past. Is that right?' }
	if (checkIn !== '' && checkOut !== '' && checkOut <= checkIn)
		return { checkOut: 'This is not after your check-in. Is that right?' }
	return {}
}
