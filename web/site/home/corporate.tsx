import type { LandingWords } from '#shared/catalogue/content.ts'

export function Corporate({ line, entries }: LandingWords['companies']) {
	return (
		<section aria-labelledby="corporate" className="border-y border-line bg-card">
			<div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-20 md:px-8 md:py-28 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<div>
					<h2 id="corporate" className="font-display text-4xl md:text-6xl">
						Corporate travel
					</h2>
					<p className="mt-5 max-w-[40ch] text-lg text-ink-soft">{line}</p>
				</div>
				<ul>
					{entries.map(({ title, line }) => (
						<li
							key={title}
							className="grid gap-x-8 gap-y-2 border-t border-line py-6 first:border-t-0 first:pt-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
						>
							<h3 className="font-display text-[1.75rem] leading-tight">{title}</h3>
							<p className="text-lg text-ink-soft">{line}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
