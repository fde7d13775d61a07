import { isObject, readList } from '../stored-shape.ts'

/** In the units of the drawing. */
type Point = { x: number; y: number }
/** A label whose text starts, ends or has its middle at `x`; `y` is its baseline. */
export type MapLabel = Point & { text: string; anchor: 'start' | 'middle' | 'end' }
/** One way from a stop to the next, as the data of an SVG path. */
export type MapLine = { d: string; by: 'air' | 'land'; pending: boolean }

/** The map of a trip's route (PORTAL-115). Pages and documents draw it in colours of their own. */
export type RouteMap = {
	width: number
	height: number
	/** The land, as the data of an SVG path. */
	land: string
	lines: MapLine[]
	dots: Point[]
	labels: MapLabel[]
	/** The towns in the order in which the travellers come to them. */
	route: string[]
}

/** The height of a label's letters where the map is small, which leaves 12 pixels on a phone, and how wide one is on average. */
export const LABEL_SIZE = 16
/** The same where the map is large, on paper and on wide screens. */
export const SMALL_LABEL_SIZE = 13
export const LETTER_WIDTH = 0.54

/** A cached map. Null when it cannot be read: the page then shows none. */
export function readRouteMap(value: unknown): RouteMap | null {
	if (!isObject(value) || !isNumber(value.width) || !isNumber(value.height) || typeof value.land !== 'string')
		return null
	const lines = readList(value.lines, (line) =>
		isObject(line) && typeof line.d === 'string'
			? { d: line.d, by: line.by === 'air' ? ('air' as const) : ('land' as const), pending: line.pending === true }
			: null,
	)
	const dots = readList(value.dots, (dot) => (isObject(dot) ? pointOf(dot) : null))
	const labels = readList(value.labels, (label): MapLabel | null => {
		const point = isObject(label) ? pointOf(label) : null
		if (!isObject(label) || !point || typeof label.text !== 'string') return null
		const anchor = label.anchor === 'middle' || label.anchor === 'end' ? label.anchor : ('start' as const)
		return { ...point, text: label.text, anchor }
	})
	const route = readList(value.route, (name) => (typeof name === 'string' ? name : null))
	return { width: value.width, height: value.height, land: value.land, lines, dots, labels, route }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const pointOf = ({ x, y }: Record<string, unknown>) => (isNumber(x) && isNumber(y) ? { x, y } : null)
