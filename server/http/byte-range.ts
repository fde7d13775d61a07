/** The first and the last byte, counted from 0. */
type Range = { start: number; end: number }

/**
 * The requested range, clipped to the size (RFC 9110, 14.1.2). Null means the whole file: no range, a malformed one, or several at
 * once, which no client of ours needs and which multiply the work.
 */
export function rangeOf(header: string | null | undefined, size: number): Range | 'unsatisfiable' | null {
	const [, from, to] = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? []
	if (from === undefined || to === undefined || (!from && !to)) return null
	const start = from ? Number(from) : Math.max(0, size - Number(to))
	const end = from && to ? Math.min(Number(to), size - 1) : size - 1
	if (from && to && Number(to) < start) return null
	return start > end ? 'unsatisfiable' : { start, end }
}
