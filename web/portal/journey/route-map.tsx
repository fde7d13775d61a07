import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { LABEL_SIZE, type RouteMap as Drawing, SMALL_LABEL_SIZE } from '#shared/journey/route-map.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'

/** The map of the trip's route with its stops in order (PORTAL-115). Nothing where there is none. */
export function RouteMap({ trip }: { trip: WholePortalTrip }) {
	const { data, error } = useQuery(query('/api/portal/trips/:id/map', { id: trip.id }))
	const map = data?.map
	if (error || map === null) return null
	return (
		<figure className="mb-6 max-w-xl overflow-clip rounded-lg border border-line bg-card break-inside-avoid">
			{map ? <Drawn map={map} /> : <div className="aspect-8/5 bg-sea-wash dark:bg-sunk" />}
			{/* The list says to everybody what the drawing shows. */}
			<figcaption className="border-t border-line px-4 py-2.5">
				<ol aria-label="Stops of the journey, in order" className="flex flex-wrap gap-x-2 text-ink-soft">
					{map?.route.map((name, n) => (
						<li key={`${n} ${name}`} className="wrap-anywhere">
							{n > 0 ? (
								<span aria-hidden="true" className="mr-2">
									→
								</span>
							) : null}
							{name}
						</li>
					))}
				</ol>
			</figcaption>
		</figure>
	)
}

/** In the units of the drawing, which a phone shows smaller. */
const LABEL_SIZES = {
	'--label': `${LABEL_SIZE}px`,
	'--small-label': `${SMALL_LABEL_SIZE}px`,
} as CSSProperties

const Drawn = ({ map: { width, height, land, lines, dots, labels } }: { map: Drawing }) => (
	<svg
		viewBox={`0 0 ${width} ${height}`}
		aria-hidden="true"
		style={LABEL_SIZES}
		className="block w-full bg-sea-wash dark:bg-sunk print:bg-transparent"
	>
		<path d={land} fillRule="evenodd" className="fill-sunk stroke-line dark:fill-sea-wash" strokeWidth={0.6} />
		{lines.map(({ d, by, pending }) => (
			<path
				key={d}
				d={d}
				className="fill-none stroke-terracotta"
				strokeWidth={1.6}
				strokeLinecap="round"
				strokeDasharray={by === 'land' ? '0.1 4.5' : pending ? '5 4' : undefined}
			/>
		))}
		{dots.map(({ x, y }) => (
			<circle key={`${x} ${y}`} cx={x} cy={y} r={4} className="fill-terracotta stroke-card" strokeWidth={1.5} />
		))}
		{labels.map(({ x, y, text, anchor }) => (
			<text
				key={`${x} ${y}`}
				x={x}
				y={y}
				textAnchor={anchor}
				paintOrder="stroke"
				strokeWidth={3}
				strokeLinejoin="round"
				className="fill-ink stroke-sunk text-(length:--label) sm:text-(length:--small-label) print:text-(length:--small-label)"
			>
				{text}
			</text>
		))}
	</svg>
)
