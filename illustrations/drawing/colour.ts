/** Colours are '#rrggbb'. */
const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes an `amount` (0 to 1) of the second colour into the first. */
export function mix(first: string, second: string, amount: number): string {
	const other = rgb(second)
	const mixed = rgb(first).map((part, i) => Math.round(part + ((other[i] ?? part) - part) * amount))
	return `#${mixed.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
}

/** The tones of an object: its upper face, its front, its shaded side, and the shadow under it. */
export type Tones = { top: string; front: string; side: string; deep: string }

/** The four tones of a colour. Shadows are violet rather than black, as in travel posters. */
export const tones = (colour: string, shadow = '#3f3052', light = '#fff3d6'): Tones => ({
	top: mix(colour, light, 0.35),
	front: colour,
	side: mix(colour, shadow, 0.28),
	deep: mix(colour, shadow, 0.52),
})
/** Derives the four tones from a single colour. */
export const toTones = (fill: string | Tones): Tones => (typeof fill === 'string' ? tones(fill) : fill)
