import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { query } from '#web/data/query.ts'
import { sentenceOf } from '#web/data/request.ts'
import type { AccountAction } from '#web/shell/account-menu.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { ListSearch } from '../lists/list-search.tsx'
import { useFindGroups } from './use-find-groups.tsx'

type Props = { actions: readonly AccountAction[]; onEnquiry: (enquiry: Enquiry) => void; onClose: () => void }

/** Finds trips, customers, enquiries and commands. Arrow keys and Enter choose, as in a list box (CRM-110). */
export default function FindDialog({ actions, onEnquiry, onClose }: Props) {
	const id = useId()
	const list = useRef<HTMLDivElement>(null)
	const [q, setQ] = useState('')
	const [active, setActive] = useState(0)
	/** The text for which Enter was pressed before the server answered. */
	const [pendingQuery, setPendingQuery] = useState<string | null>(null)
	const { data, error, isFetching, isPlaceholderData } = useQuery({
		...query('/api/admin/search', { q }),
		placeholderData: keepPreviousData,
		enabled: q !== '',
	})
	const groups = useFindGroups({
		q,
		results: q === '' ? undefined : data,
		actions,
		onEnquiry,
		location: useAdminLocation(),
	})
	const items = groups.flatMap((group) => group.items)
	const idOf = (index: number) => `${id}-${index}`
	const choose = (index: number) => {
		const item = items[index]
		if (!item) return
		onClose()
		item.onSelect()
	}
	const isCurrent = q === '' || (data !== undefined && !isPlaceholderData)

	// Enter right after typing means the first match of that text.
	const chooseFirst = useEffectEvent(() => choose(0))
	useEffect(() => {
		if (pendingQuery === q && isCurrent) chooseFirst()
	}, [pendingQuery, q, isCurrent])
	useEffect(() => {
		list.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' })
	}, [active])

	const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
		const typed = event.currentTarget.value.trim()
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step) setActive((active + step + items.length) % Math.max(items.length, 1))
		else if (event.key === 'Enter' && (typed !== q || !isCurrent)) setPendingQuery(typed)
		else if (event.key === 'Enter') choose(active)
		else return
		event.preventDefault()
	}
	return (
		<Dialog shape="small" open onOpenChange={onClose} title="Find anything">
			<ListSearch
				label="Name, flight, reference or command"
				value={q}
				onSearch={(text) => {
					setQ(text)
					setActive(0)
					setPendingQuery((before) => (before === text ? before : null))
				}}
				combobox={{
					role: 'combobox',
					'aria-expanded': true,
					'aria-controls': id,
					'aria-autocomplete': 'list',
					'aria-activedescendant': items.length > 0 ? idOf(active) : undefined,
					onKeyDown: onKey,
				}}
			/>
			{/* The search field could not move through a native list. */}
			<div
				ref={list}
				id={id}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
				role="listbox"
				aria-label="Results"
				className={classNames('mt-3', isPlaceholderData && 'opacity-60')}
			>
				{groups.map(({ title, items: ofGroup }) => (
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
					<div key={title} role="group" aria-label={title} className="mb-2">
						<p aria-hidden="true" className="px-3 pt-1 pb-0.5 text-sm text-ink-soft">
							{title}
						</p>
						{ofGroup.map((item) => {
							const index = items.indexOf(item)
							return (
								// The search field keeps the focus and handles the keys.
								// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
								<div
									key={item.key}
									id={idOf(index)}
									// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
									role="option"
									aria-selected={index === active}
									onClick={() => choose(index)}
									onPointerMove={() => setActive(index)}
									className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-sea-wash aria-selected:text-sea [&>svg]:size-[1.125rem] [&>svg]:shrink-0 [&>svg]:text-ink-soft"
								>
									{item.icon}
									<span className="min-w-0">
										<span className="block truncate">{item.title}</span>{' '}
										{item.detail ? <span className="block truncate text-sm text-ink-soft">{item.detail}</span> : null}
									</span>
								</div>
							)
						})}
					</div>
				))}
			</div>
			<output className="block px-3 text-sm text-ink-soft">
				{error ? sentenceOf(error, 'Please try again.') : describe(items.length, q, isFetching && !isCurrent)}
			</output>
		</Dialog>
	)
}

function describe(count: number, q: string, isLoading: boolean) {
	if (isLoading) return 'Loading…'
	return count === 0 && q !== '' ? `Nothing matches “${q}”` : null
}
