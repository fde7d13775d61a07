/** What the page is drawn with and its script finds again. */
export const ELEMENT_IDS = {
	filters: 'event-filters',
	clear: 'event-clear',
	hotels: 'event-hotels',
	count: 'event-count',
	none: 'event-none',
} as const
