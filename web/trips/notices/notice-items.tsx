import type { NoticeFact, NoticeItem, SentItem } from '#shared/notices/notice.ts'
import { itemState, itemTitle } from '#shared/notices/wording.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

type Item = SentItem
const TONES: Record<NoticeItem['act'], Tone> = {
	added: 'green',
	changed: 'grey',
	cancelled: 'red',
	removed: 'red',
	replaced: 'green',
}

type Props = {
	items: readonly Item[]
	/** Where the part is on the page, for a link to it. */
	hrefOf?: (item: Item) => string | null
}

/** What happened, part by part: what it was and what it is now (PORTAL-83). */
export const NoticeItems = ({ items, hrefOf = () => null }: Props) => (
	<ul className="grid gap-3">
		{items.map((item) => (
			<li key={`${item.list} ${item.recordId}`} className="min-w-0">
				<p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
					<ItemTitle title={itemTitle(item)} href={hrefOf(item)} />
					{itemState(item) ? <Badge tone={TONES[item.act]}>{itemState(item)}</Badge> : null}
				</p>
				{item.facts.length > 0 ? (
					<ul className="mt-0.5 grid gap-0.5">
						{item.facts.map((fact) => (
							<Fact key={fact.label} {...fact} />
						))}
					</ul>
				) : null}
			</li>
		))}
	</ul>
)

const ItemTitle = ({ title, href }: { title: string; href: string | null }) =>
	href ? (
		<a href={href} className="min-w-0 font-medium wrap-anywhere underline decoration-line underline-offset-4">
			{title}
		</a>
	) : (
		<span className="min-w-0 font-medium wrap-anywhere">{title}</span>
	)

const Fact = ({ label, was, now }: NoticeFact) => (
	<li className="wrap-anywhere tabular-nums">
		<span className="text-ink-soft">{label}: </span>
		{now === null ? 'changed, see your trip' : <strong className="font-medium">{now}</strong>}
		{was === null ? null : <span className="text-ink-soft"> (was {was})</span>}
	</li>
)
