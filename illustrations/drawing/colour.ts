/** Colours are '#rrggbb'. */
const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `amount` of the second colour (0 to 1) in the first. */
export function mix(first: string, second: string, amount: number): string {
	const other = parts(second)
	const mixed = parts(first).map((part, i) => Math.round(part + ((other[i] ?? part) - part) * amount))
	return `#${mixed.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
}

/** A thing in the light: its upper face, the one towards us, the one turned away, and what lies under it. */
export type Tones = { top: string; front: string; side: string; deep: string }

/** The four tones of a colour. Shadows of posters are violet, not black. */
export const tones = (colour: string, shadow = '#3f3052', light = '#fff3d6'): Tones => ({
	top: mix(colour, light, 0.35),
	front: colour,
	side: mix(colour, shadow, 0.28),
	deep: mix(colour, shadow, 0.52),
})
/** A colour by itself stands for its four tones. */
export const toned = (fill: string | Tones): Tones => (typeof fill === 'string' ? tones(fill) : fill)
