import type { ReactNode } from 'react'
import { SharedItems } from '#web/framework/render-context.tsx'
import { useSettings } from '#web/data/settings.tsx'
import type { ShownList } from './shown-list.ts'
import { RESULTS } from './list-search.ts'

type Props<Card> = {
	kind: 'villa' | 'hotel'
	list: ShownList<Card>
	/** The chips of the active filters. */
	active: ReactNode
	/** What to do when nothing is found, if it is known better than 'fewer filters'. */
	advice?: string | null
	children: (card: Card) => ReactNode
}

/** The number of results, announced when it changes, the active filters and the cards. */
export function Results<Card extends { id: string }>({ kind, list, active, advice, children }: Props<Card>) {
	const { agency } = useSettings()
	const { cards, total, place, pager } = list
	const item = (card: Card) => <li key={card.id}>{children(card)}</li>
	return (
		<section
			id={RESULTS}
			aria-label={`All ${kind}s`}
			className="mx-auto max-w-7xl scroll-mt-36 px-5 py-8 md:px-8 md:py-10"
		>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<output className="text-ink-soft tabular-nums">{`${total} ${kind}(s) found`}</output>
				{place}
				{active}
			</div>
			{cards.length === 0 ? (
				<div className="grid justify-items-center gap-3 py-24 text-center">
					<p className="font-display text-3xl">{`No ${kind}s found matching your criteria`}</p>
					<p className="text-ink-soft">
						{advice ?? 'Try fewer filters,'} or{' '}
						<a href={`mailto:${agency.email}`} className="underline underline-offset-4">
							ask us
						</a>
						: we can offer more than we list here.
					</p>
				</div>
			) : (
				<ul className="card-grid mt-6">
					{import.meta.env.SSR ? <SharedItems kind={kind} items={cards} render={item} /> : cards.map(item)}
				</ul>
			)}
			{pager}
		</section>
	)
}
