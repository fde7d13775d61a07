/** The installation's settings that pages use. All of them are public, because they are in the page source. */
export type Settings = {
	/** Scheme, host and port of the product, without a trailing slash: 'https://travel.example'. */
	publicUrl: string
	agency: Agency
	/** Whether a weather service is configured. Without one, no page requests the weather. */
	hasWeather: boolean
	/** The page is a preview of a draft, which says nothing about itself to search engines and chat programs. */
	isPreview?: true
}

export type Agency = {
	name: string
	/** As people write it. `tel:` links leave out the spaces. */
	phone: string
	email: string
	/** The agency's own website, to which the header's external links lead. */
	site: string
	/** The postal address, possibly in several lines. */
	address: string
	/** Membership numbers. A missing one is not shown. */
	abta: string | null
	atol: string | null
	/** Whether the hotels' ratings come from reviews by the agency's own travellers. Only then may they be called so (UK DMCC Act 2024). */
	vouchesForReviews: boolean
	/** Whether a hotel's rating is in its structured data, where search engines read it (SITE-13). */
	publishesRatings: boolean
}
