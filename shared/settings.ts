/** What every page may know of this installation. All of it is public: it stands in the pages' source. */
export type Settings = {
	/** Scheme, host and port of the product's own addresses, without a slash at the end: 'https://travel.example'. */
	publicUrl: string
	agency: Agency
	/** Is there a weather service? Where there is none, no page asks for the weather. */
	hasWeather: boolean
}

export type Agency = {
	name: string
	/** As people write it; `tel:` links leave the blanks out. */
	phone: string
	email: string
	/** The agency's own website, which the header's outside links lead to. */
	site: string
	/** Membership numbers; what is not held is not shown. */
	abta: string | null
	atol: string | null
	/** Do the hotels' ratings and counts come from reviews by its own travellers? Only then may they be told as such (reference: UK DMCC Act 2024). */
	vouchesForReviews: boolean
}
