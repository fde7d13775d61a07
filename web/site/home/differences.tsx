const DIFFERENCES = [
	['24/7 concierge', 'One number, answered by someone who knows your name and where your luggage is.'],
	['Exclusive access', 'The closed museum, the paddock, the table by the window. Asked for by people they know.'],
	['Luxury transportation', 'Jets, helicopters, boats and drivers who wait. The doors open as you reach them.'],
	['Personalised experiences', 'The pillow, the vineyard, the guide who shares your odd enthusiasm. We take notes.'],
] as const

export function Differences() {
	return (
		<section aria-labelledby="differences" className="mx-auto max-w-7xl px-5 py-24 md:px-8 md:py-36">
			<h2 id="differences" className="max-w-[20ch] font-display text-4xl md:text-6xl">
				The difference is a person
			</h2>
			<ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 sm:grid-cols-2 md:mt-16 lg:grid-cols-4">
				{DIFFERENCES.map(([title, line]) => (
					<li key={title} className="border-t border-ink pt-5">
						<h3 className="font-display text-[1.75rem] leading-tight">{title}</h3>
						<p className="mt-3 text-lg text-ink-soft">{line}</p>
					</li>
				))}
			</ul>
		</section>
	)
}
