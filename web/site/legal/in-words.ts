const UNITS = [
	['day', 24 * 60 * 60],
	['hour', 60 * 60],
	['minute', 60],
] as const

export const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A period in the largest unit that divides it: 1209600 seconds are '14 days'. */
export function periodInWords(seconds: number): string {
	const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ['second', 1]
	return counted(seconds / length, unit)
}
