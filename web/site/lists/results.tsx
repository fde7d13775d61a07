import type { ReactNode, Ref } from 'react'
import { CachedItem } from '#web/framework/render-context.tsx'
import { useSettings } from '#web/data/settings.tsx'

type Props<Card> = {
	ref: Ref<HTMLElement>
	kind: 'villa' | 'hotel'
	cards: readonly Card[]
	children: (card: Card) => ReactNode
}

/** The number of results, announced when it changes, and their cards. */
export function Results<Card extends { id: string }>({ ref, kind, cards, children }: Props<Card>) {
	const { agency } = useSettings()
	return (
		<section
			ref={ref}
			aria-label={`All ${kind}s`}
			className="mx-auto max-w-7xl scroll-mt-36 px-5 py-8 md:px-8 md:py-10"
		>
			<output className="text-ink-soft tabular-nums">{`${cards.length} ${kind}(s) found`}</output>
			{cards.length === 0 ? (
				<div className="grid justify-items-center gap-3 py-24 text-center">
					<p className="font-display text-3xl">{`No ${kind}s found matching your criteria`}</p>
					<p className="text-ink-soft">
						Try fewer filters, or{' '}
						<a href={`mailto:${agency.email}`} className="underline underline-offset-4">
							ask us
						</a>
						: we can offer more than we list here.
					</p>
				</div>
			) : (
				<ul className="card-grid mt-6">
					{cards.map((card) => (
						<CachedItem key={card.id} name={`${kind} ${card.id}`}>
							{children(card)}
						</CachedItem>
					))}
				</ul>
			)}
		</section>
	)
}
