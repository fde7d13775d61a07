import type { LandingWords } from '#shared/catalogue/content.ts'

export function Differences({ title, entries }: LandingWords['differences']) {
	return (
		<section aria-labelledby="differences" className="mx-auto max-w-7xl px-5 py-24 md:px-8 md:py-36">
			<h2 id="differences" className="max-w-[20ch] font-display text-4xl md:text-6xl">
				{title}
			</h2>
			<ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 sm:grid-cols-2 md:mt-16 lg:grid-cols-4">
				{entries.map(({ title, line }) => (
					<li key={title} className="border-t border-ink pt-5">
						<h3 className="font-display text-[1.75rem] leading-tight">{title}</h3>
						<p className="mt-3 text-lg text-ink-soft">{line}</p>
					</li>
				))}
			</ul>
		</section>
	)
}
