import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Paged } from '#shared/contract.ts'
import { type Customer, displayName } from '#shared/customers/user.ts'
import { query } from '#web/data/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { describeTotal } from '../lists/list-frame.tsx'
import { ListSearch } from '../lists/list-search.tsx'

/** As many as fit without scrolling. Typing finds the others. */
const MAX_SHOWN = 7

type Props = {
	id: string
	chosen: string
	/** The label of the option that clears the choice, or null without such an option. */
	emptyLabel: string | null
	onPick: (customer: Customer | null) => void
}

/** A list box of customers. The server searches, so that it works with any number of customers (CRM-21). Arrow keys and Enter choose. */
export function CustomerOptions({ id, chosen, emptyLabel, onPick }: Props) {
	const [q, setQ] = useState('')
	const [active, setActive] = useState(0)
	/** The search text for which Enter was pressed before the server answered. */
	const [pendingQuery, setPendingQuery] = useState<string | null>(null)
	const { data, error, isPlaceholderData } = useQuery({
		...query('/api/admin/users', { q, limit: MAX_SHOWN }),
		placeholderData: keepPreviousData,
	})
	const found = data?.users ?? []
	const options: (Customer | null)[] = emptyLabel !== null && q === '' ? [null, ...found] : found
	const idOf = (index: number) => `${id}-${index}`

	// Enter right after typing means the first match of that text, not the first of the list still shown.
	useEffect(() => {
		const first = pendingQuery === q && !isPlaceholderData ? data?.users[0] : undefined
		if (first) onPick(first)
	}, [pendingQuery, q, isPlaceholderData, data, onPick])

	const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
		const typed = event.currentTarget.value.trim()
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step) setActive((active + step + options.length) % Math.max(options.length, 1))
		else if (event.key === 'Enter' && (typed !== q || isPlaceholderData)) setPendingQuery(typed)
		else if (event.key === 'Enter' && options[active] !== undefined) onPick(options[active])
		else return
		event.preventDefault()
	}
	return (
		<>
			<ListSearch
				label="Search customers"
				value={q}
				onSearch={(q) => {
					setQ(q)
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
			<div id={id} role="listbox" aria-label="Customers" className="mt-2 flex flex-col">
				{options.map((customer, index) => (
					// The search field keeps the focus and handles the keys.
					// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
					<div
						key={customer?.id ?? ''}
						id={idOf(index)}
						// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
						role="option"
						aria-selected={(customer?.id ?? '') === chosen}
						onClick={() => onPick(customer)}
						onPointerMove={() => setActive(index)}
						className={classNames(
							'min-h-11 cursor-pointer rounded-md px-3 py-1.5 aria-selected:font-medium',
							customer === null && 'flex items-center',
							index === active && 'bg-sea-wash text-sea',
						)}
					>
						{customer ? (
							<>
								<span className="block truncate">{displayName(customer)}</span>{' '}
								<span className="block truncate text-sm font-normal text-ink-soft">({customer.email})</span>
							</>
						) : (
							emptyLabel
						)}
					</div>
				))}
			</div>
			<output className="mt-1 block px-3 text-sm text-ink-soft">
				{error ? 'Customers could not be loaded' : describeCount(found.length, data)}
			</output>
		</>
	)
}

function describeCount(shown: number, found: Paged | undefined) {
	if (!found) return 'Loading…'
	if (found.total === 0) return 'No customers found'
	return found.total > shown ? `${shown} of ${describeTotal(found)}. Type to find more.` : null
}
