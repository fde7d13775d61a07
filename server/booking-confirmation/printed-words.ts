/** The non-empty lines of a text. */
export const paragraphsOf = (text: string | null) =>
	(text ?? '')
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean)

export type Fact = [label: string, value: string]
/** The facts with a value. */
export const facts = (list: [string, string | null][]): Fact[] => list.filter((fact): fact is Fact => Boolean(fact[1]))
