import { useSettings } from '#web/data/settings.tsx'

export function Introduction() {
	const { agency } = useSettings()
	return (
		<section className="mx-auto grid max-w-7xl gap-x-16 gap-y-7 px-5 py-20 md:px-8 md:py-32 lg:grid-cols-[7fr_5fr] lg:items-end">
			<h2 className="max-w-[18ch] font-display text-4xl leading-[1.08] md:text-6xl">
				Travel the way you would plan it, if you knew everyone
			</h2>
			<div className="grid max-w-[58ch] gap-4 text-lg text-ink-soft">
				<p>
					{agency.name} arranges private villas on the French Riviera, suites above the harbour for the Grand Prix,
					chalets in the Alps and beaches you have to yourself. One person knows your journey from the first call to the
					flight home, and answers at any hour.
				</p>
				<p>
					Tell us where you would like to be. Within 24 hours you have our ideas and what they cost, without any
					obligation.
				</p>
			</div>
		</section>
	)
}
