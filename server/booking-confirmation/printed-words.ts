/** The lines of a text that have something on them. */
export const paragraphsOf = (text: string | null) =>
	(text ?? '')
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean)

/** What is known of two, with a sign between them where both are. */
export const joined = (one: string | null, other: string | null, by = ' · ') =>
	[one, other].filter(Boolean).join(by) || null
