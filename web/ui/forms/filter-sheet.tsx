import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph.tsx'

type Props = {
	/** One of a kind in the page. */
	id: string
	label: string
	/** What has been chosen, in a word or two; '' for nothing. */
	chosen: string
	/** What the button that closes the sheet on phones says. */
	doneLabel?: string
	/** Hangs from its button on phones too: in a frame as high as its page, the lower edge may be far away. */
	isDropdown?: boolean
	/** Called before it opens, and at once where it was open before the page was taken over. */
	onOpen?: () => void
	children: ReactNode
}

/**
 * A filter: a button with a sheet of choices. The browser opens and closes it (Escape, a tap outside), tells what is open and keeps the
 * focus in order, without a script.
 */
export function FilterSheet({ id, label, chosen, doneLabel, isDropdown = false, onOpen, children }: Props) {
	const sheet = useRef<HTMLFieldSetElement>(null)
	const onHydrated = useEffectEvent(() => {
		if (sheet.current && getComputedStyle(sheet.current).display !== 'none') onOpen?.()
	})
	useEffect(() => onHydrated(), [])
	return (
		<>
			<button type="button" popoverTarget={id} className="filter">
				<span>
					{label}
					<span data-chosen="" className="text-sea not-empty:ml-2 not-empty:font-medium">
						{chosen}
					</span>
				</span>
				<Glyph d={CHEVRON} />
			</button>
			<fieldset
				id={id}
				ref={sheet}
				onBeforeToggle={onOpen}
				popover="auto"
				aria-label={label}
				className={classNames('filter-sheet', isDropdown && 'dropdown')}
			>
				{isDropdown ? null : <p className="mb-2 font-display text-2xl md:hidden">{label}</p>}
				{children}
				{doneLabel === undefined ? null : (
					<button type="button" popoverTarget={id} popoverTargetAction="hide" className="filter-done">
						{doneLabel}
					</button>
				)}
			</fieldset>
		</>
	)
}

export const CHEVRON = 'm6 9 6 6 6-6'
