/**
 * 'BA342' of 'ba 0342' or 'BA-342': the airline's two or three signs, the number without leading zeros, a letter for extra flights.
 * Null when it is no flight number.
 */
export function flightNumberOf(text: string | null): string | null {
	const found = (text ?? '')
		.toUpperCase()
		.replaceAll(/[\s-]/g, '')
		.match(/^([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})0*(\d{1,4})([A-Z]?)$/)
	return found ? found.slice(1).join('') : null
}
