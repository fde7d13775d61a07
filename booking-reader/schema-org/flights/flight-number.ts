/** A flight's number as it is written on boards: designator and number without leading zeros, 'BA342'. */
type FlightNumber = { designator: string | null; number: string }

/** Reads '342', 'BA 0342', 'BA342' and 'EZY 8061'; null for what is no flight number. */
export function parseFlightNumber(text: string | null): FlightNumber | null {
	const parts = /^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})?\s*0*(\d{1,4})([A-Z]?)$/i.exec(text?.trim() ?? '')
	if (!parts) return null
	return { designator: parts[1]?.toUpperCase() ?? null, number: `${parts[2]}${parts[3]?.toUpperCase() ?? ''}` }
}
