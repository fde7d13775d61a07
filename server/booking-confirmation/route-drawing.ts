import { withIsolatedTexts } from '#shared/bidi.ts'
import { journeyOf } from '#shared/journey/journey.ts'
import { type MapLabel, type RouteMap, SMALL_LABEL_SIZE } from '#shared/journey/route-map.ts'
import { withoutCancelled } from '#shared/trips/kinds/booked-records.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { drawMap } from '#server/journey-map/draw-map.ts'
import { missingLetter } from '#server/pdf/letters.ts'

/** The map of the route as the template prints it: a drawing without words, and the words with their places in its units. */
export type RouteDrawing = Pick<RouteMap, 'width' | 'height' | 'route'> & {
	svg: string
	labels: MapLabel[]
	labelSize: number
}

/**
 * The map of a trip's route (DOC-123). Not part of the fingerprint, as it shows only places that the document states anyway. Null where no
 * place is known, one has a letter that no font has, or the drawing fails: a document never fails for its map.
 */
export async function routeDrawing(trip: WholeTrip): Promise<RouteDrawing | null> {
	const map = await drawMap(journeyOf(withoutCancelled(trip), trip.places)).catch(() => null)
	return map && printedMap(map)
}

/** A map of two stops or more, in print. */
export function printedMap(map: RouteMap): RouteDrawing | null {
	const { width, height, labels, route } = map
	if (route.length < 2 || missingLetter([labels, route])) return null
	return { width, height, svg: svgOf(map), labelSize: SMALL_LABEL_SIZE, ...withIsolatedTexts({ labels, route }) }
}

/** The colours of server/pdf/theme.typ. */
const COLOURS = { land: '#efe6d6', coast: '#d8cbb4', sea: '#f7f1e6', line: '#a9441f', edge: '#fbf6ec' }

const svgOf = ({ width, height, land, lines, dots }: RouteMap): string =>
	[
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
		`<rect width="${width}" height="${height}" fill="${COLOURS.sea}"/>`,
		`<path d="${land}" fill-rule="evenodd" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="0.6"/>`,
		...lines.map(
			({ d, by, pending }) =>
				`<path d="${d}" fill="none" stroke="${COLOURS.line}" stroke-width="1.6" stroke-linecap="round"${dashes(by, pending)}/>`,
		),
		...dots.map(
			({ x, y }) =>
				`<circle cx="${x}" cy="${y}" r="4" fill="${COLOURS.line}" stroke="${COLOURS.edge}" stroke-width="1.5"/>`,
		),
		'</svg>',
	].join('')

const dashes = (by: 'air' | 'land', pending: boolean) =>
	by === 'land' ? ' stroke-dasharray="0.1 4.5"' : pending ? ' stroke-dasharray="5 4"' : ''
