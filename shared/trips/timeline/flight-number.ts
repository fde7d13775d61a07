/**
 * Normalises a flight number: 'BA342' for 'ba 0342' or 'BA-342'. Two or three characters for the airline, the number without leading
 * zeros, an optional suffix letter. Null for anything else.
 */
export function flightNumberOf(text: string | null): string | null {
	const found = (text ?? '')
		.toUpperCase()
		.replaceAll(/[\s-]/g, '')
		.match(/^([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})0*(\d{1,4})([A-Z]?)$/)
	return found ? found.slice(1).join('') : null
}
