import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Paged } from '#shared/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { describeTotal } from './list-frame.tsx'
import { ListSearch } from './list-search.tsx'

/** As many as fit without scrolling. Typing finds the others. */
export const MAX_OPTIONS = 7

/** What the server found for a search text. `isStale`: it is still the answer for the text before. */
export type Found<Item> = { items: readonly Item[]; counts: Paged | undefined; isStale: boolean; error: unknown }

export type SearchOptionsProps<Item> = {
	id: string
	/** The id of the chosen item; '' for none. */
	chosen: string
	/** The label of the option that clears the choice, or null without such an option. */
	emptyLabel: string | null
	onPick: (item: Item | null) => void
}

type Props<Item> = SearchOptionsProps<Item> & {
	/** 'Customers' */
	label: string
	q: string
	onSearch: (q: string) => void
	found: Found<Item>
	/** The two lines of an option. */
	describe: (item: Item) => { title: string; detail: string }
}

/** A list box over a search of the server, so that it works with any number of items (CRM-21). Arrow keys and Enter choose. */
export function SearchOptions<Item extends { id: string }>({
	id,
	chosen,
	emptyLabel,
	onPick,
	label,
	q,
	onSearch,
	found: { items, counts, isStale, error },
	describe,
}: Props<Item>) {
	const noun = label.toLowerCase()
	const [active, setActive] = useState(0)
	/** The search text for which Enter was pressed before the server answered. */
	const [pendingQuery, setPendingQuery] = useState<string | null>(null)
	const options: readonly (Item | null)[] = emptyLabel !== null && q === '' ? [null, ...items] : items
	const idOf = (index: number) => `${id}-${index}`

	// Enter right after typing means the first match of that text, not the first of the list still shown.
	useEffect(() => {
		const [first] = pendingQuery === q && !isStale ? items : []
		if (first) onPick(first)
	}, [pendingQuery, q, isStale, items, onPick])

	const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
		const typed = event.currentTarget.value.trim()
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step) setActive((active + step + options.length) % Math.max(options.length, 1))
		else if (event.key === 'Enter' && (typed !== q || isStale)) setPendingQuery(typed)
		else if (event.key === 'Enter' && options[active] !== undefined) onPick(options[active])
		else return
		event.preventDefault()
	}
	return (
		<>
			<ListSearch
				label={`Search ${noun}`}
				value={q}
				onSearch={(q) => {
					onSearch(q)
					setActive(0)
					setPendingQuery((before) => (before === q ? before : null))
				}}
				combobox={{
					role: 'combobox',
					'aria-expanded': true,
					'aria-controls': id,
					'aria-activedescendant': options.length > 0 ? idOf(active) : undefined,
					onKeyDown: onKey,
				}}
			/>
			{/* The search field could not move through a native list. */}
			{/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
			<div id={id} role="listbox" aria-label={label} className="mt-2 flex flex-col">
				{options.map((item, index) => (
					// The search field keeps the focus and handles the keys.
					// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
					<div
						key={item?.id ?? ''}
						id={idOf(index)}
						// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
						role="option"
						aria-selected={(item?.id ?? '') === chosen}
						onClick={() => onPick(item)}
						onPointerMove={() => setActive(index)}
						className={classNames(
							'min-h-11 cursor-pointer rounded-md px-3 py-1.5 aria-selected:font-medium',
							item === null && 'flex items-center',
							index === active && 'bg-sea-wash text-sea',
						)}
					>
						{item ? <Described {...describe(item)} /> : emptyLabel}
					</div>
				))}
			</div>
			<output className="mt-1 block px-3 text-sm text-ink-soft">
				{error ? `${label} could not be loaded` : describeCount(items.length, counts, noun)}
			</output>
		</>
	)
}

const Described = ({ title, detail }: { title: string; detail: string }) => (
	<>
		<span className="block truncate">{title}</span>{' '}
		<span className="block truncate text-sm font-normal text-ink-soft">{detail}</span>
	</>
)

function describeCount(shown: number, found: Paged | undefined, noun: string) {
	if (!found) return 'Loading…'
	if (found.total === 0) return `No ${noun} found`
	return found.total > shown ? `${shown} of ${describeTotal(found)}. Type to find more.` : null
}
