/** The banner for journeys that are written for one party. */
export function Itinerary() {
	return (
		<section aria-labelledby="itinerary" className="relative isolate overflow-hidden bg-[#12343f] text-foam">
			<LowSun />
			<div className="mx-auto max-w-7xl px-5 pt-24 pb-32 md:px-8 md:pt-32 md:pb-52">
				<h2 id="itinerary" className="max-w-[14ch] font-display text-5xl leading-[1.05] md:text-7xl">
					Tailor-made itineraries
				</h2>
				<p className="mt-6 max-w-[44ch] text-lg md:text-xl">
					Tell us three things you love and one you cannot abide. We write the days around them, and leave some of them
					empty on purpose.
				</p>
				<a
					href="#concierge"
					className="mt-9 inline-flex h-13 items-center rounded-md bg-foam px-7 font-medium text-[#12343f] transition-colors duration-150 hover:bg-foam/85 focus-visible:outline-foam"
				>
					Begin with a conversation
				</a>
			</div>
		</section>
	)
}

/** Breaks of light on the water, as [across from the sun, down, length]. */
const GLITTER = [
	[-96, 14, 192],
	[-60, 32, 104],
	[-128, 50, 150],
	[-20, 68, 132],
	[-88, 88, 92],
	[16, 104, 96],
	[-60, 124, 150],
	[-132, 144, 84],
	[-14, 164, 108],
] as const

/** The house's mark, as large as a poster: a low sun and its road on the sea. */
function LowSun() {
	return (
		<svg
			viewBox="0 0 1200 640"
			preserveAspectRatio="xMaxYMax slice"
			aria-hidden="true"
			className="absolute inset-0 -z-10 size-full max-md:opacity-35"
		>
			<path fill="#1b4a57" d="M0 0h1200v472H0z" />
			<circle cx="930" cy="446" r="226" fill="#5c7a72" />
			<circle cx="930" cy="446" r="168" fill="#b9966a" />
			<circle cx="930" cy="446" r="112" fill="#f1c07c" />
			<path fill="#2a5f66" d="M560 472l96-34 70 18 92-40 84 30 74-22 96 36 60-16 68 28z" />
			<path fill="#12343f" d="M0 472h1200v168H0z" />
			<path
				fill="#f6d59a"
				d={GLITTER.map(([x, y, long]) => `M${930 + x} ${472 + y}h${long}v${(3 + y / 30).toFixed(1)}h-${long}z`).join(
					'',
				)}
			/>
		</svg>
	)
}
