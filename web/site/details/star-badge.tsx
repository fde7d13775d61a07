const STAR = 'm12 2.8 2.84 5.76 6.36.92-4.6 4.48 1.09 6.33L12 17.3l-5.69 2.99 1.09-6.33-4.6-4.48 6.36-.92Z'

/** '5-Star' with as many stars. */
export function StarBadge({ count }: { count: number }) {
	return (
		<p className="inline-flex items-center gap-2.5 rounded-full border border-foam/35 bg-night/55 px-4 py-1.5">
			<span className="flex gap-0.5" aria-hidden="true">
				{Array.from({ length: count }, (_, index) => (
					<svg key={index} viewBox="0 0 24 24" className="size-4 fill-[#f3c677]">
						<path d={STAR} />
					</svg>
				))}
			</span>
			{count}-Star
		</p>
	)
}
