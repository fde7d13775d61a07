/** A flight number as displayed at airports, 'BA342': designator, and number without leading zeros. */
type FlightNumber = { designator: string | null; number: string }

/** Parses '342', 'BA 0342', 'BA342' or 'EZY 8061'. Null if the text is not a flight number. */
export function parseFlightNumber(text: string | null): FlightNumber | null {
	const parts = /^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})?\s*0*(\d{1,4})([A-Z]?)$/i.exec(text?.trim() ?? '')
	if (!parts) return null
	return { designator: parts[1]?.toUpperCase() ?? null, number: `${parts[2]}${parts[3]?.toUpperCase() ?? ''}` }
}
