import { useEffect } from 'react'
import type { LibraryEntry } from '#shared/catalogue/library.ts'
import { classNames } from '#web/ui/class-names.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'

type Props = {
	id: string
	entries: readonly LibraryEntry[]
	active: number
	onActive: (index: number) => void
	onChoose: (entry: LibraryEntry) => void
}

/** The entries below the field. It keeps the focus and handles the keys. */
export function LibraryOptions({ id, entries, active, onActive, onChoose }: Props) {
	useEffect(() => {
		document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
	}, [id, active])
	return (
		<div
			id={id}
			// The field could not move through a native list.
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
			role="listbox"
			aria-label="In the catalogue"
			// The dialog's content scrolls with it, so that the last entry can be reached on a low screen.
			className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-card p-1 shadow-lifted"
		>
			{entries.map((entry, index) => (
				// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
				<div
					key={entry.itemId}
					id={`${id}-${index}`}
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
					role="option"
					aria-selected={index === active}
					// The field would lose the focus, and close the list before the click arrives.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onChoose(entry)}
					onPointerMove={() => onActive(index)}
					className={classNames(
						'min-h-11 cursor-pointer rounded-md px-3 py-1.5',
						index === active && 'bg-sea-wash text-sea',
					)}
				>
					<span className="block truncate">{entry.name}</span>{' '}
					<span className="block truncate text-sm text-ink-soft">{`${choiceLabel(entry.kind)}, ${entry.place}`}</span>
				</div>
			))}
		</div>
	)
}
