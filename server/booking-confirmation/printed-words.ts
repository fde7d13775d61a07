/** The lines of a text that have something on them. */
export const paragraphsOf = (text: string | null) =>
	(text ?? '')
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean)
