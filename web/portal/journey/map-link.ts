/**
 * The address that opens a place in the device's map program (PORTAL-75). It holds the words of the booking, never our position of the
 * town, and nothing is fetched before it is pressed.
 */
export function mapLink(place: string, device: string): string {
	const query = encodeURIComponent(place)
	if (/Android/.test(device)) return `geo:0,0?q=${query}`
	return /iPhone|iPad|Macintosh/.test(device)
		? `https://maps.apple.com/?q=${query}`
		: `https://www.google.com/maps/search/?api=1&query=${query}`
}
