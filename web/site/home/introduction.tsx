import type { LandingWords } from '#shared/catalogue/content.ts'

export function Introduction({ title, text }: LandingWords['introduction']) {
	return (
		<section className="mx-auto grid max-w-7xl gap-x-16 gap-y-7 px-5 py-20 md:px-8 md:py-32 lg:grid-cols-[7fr_5fr] lg:items-end">
			<h2 className="max-w-[18ch] font-display text-4xl leading-[1.08] md:text-6xl">{title}</h2>
			<div className="grid max-w-[58ch] gap-4 text-lg text-ink-soft">
				{text.split(/\n+/).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	)
}
