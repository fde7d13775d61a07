import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph.tsx'

type Props = {
	/** Unique in the page. */
	id: string
	label: string
	/** A short summary of what is chosen; '' for nothing. */
	chosen: string
	/** The label of the button that closes the sheet on phones. */
	doneLabel?: string
	/** Opens below its button on phones too: in a frame as high as its page, the bottom edge may be out of view. */
	isDropdown?: boolean
	/** Called before it opens, and at hydration if it is already open. */
	onOpen?: () => void
	children: ReactNode
}

/**
 * A filter: a button that opens a panel of choices, which is a bottom sheet on phones. As a native popover it needs no script to open, to
 * close (Escape, a tap outside), to announce its state and to order the focus.
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
