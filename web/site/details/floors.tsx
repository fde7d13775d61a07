import type { Layout } from '#shared/catalogue/property.ts'

/** The floors of a villa or the groups of facilities of a hotel. */
export function Floors({ layout }: { layout: readonly Layout[] }) {
	return (
		<div className="print-columns print-narrow mt-8 md:mt-10">
			{layout.map(({ floor, areas }) => (
				<div
					key={floor}
					className="grid gap-x-8 gap-y-3 border-t border-line py-6 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
				>
					<h3 className="font-display text-2xl leading-tight">{floor}</h3>
					<ul className="grid gap-1.5 text-lg text-ink-soft">
						{areas.map((area) => (
							<li key={area}>{area}</li>
						))}
					</ul>
				</div>
			))}
		</div>
	)
}
