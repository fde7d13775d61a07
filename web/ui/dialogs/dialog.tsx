import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { closesOnEscape, leaveToControl, OVERLAY } from './dialog-parts.ts'
import { iconButtonClasses } from '../icon-button-classes.ts'
import { useFocusReturn } from './use-focus-return.ts'

const FLOATING =
	'h-fit max-h-[calc(100dvh-2rem)] data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in'
/** On phones: a sheet at the bottom edge, as wide as the screen. */
const SHEET = 'w-full max-md:mt-auto max-md:rounded-t-xl md:m-auto md:rounded-lg'
const SHAPES = {
	small: `${FLOATING} mx-auto mt-[12dvh] w-[calc(100%-2rem)] max-w-md rounded-lg`,
	medium: `${FLOATING} ${SHEET} md:max-w-2xl`,
	large: `${FLOATING} ${SHEET} md:max-w-5xl`,
	wide: `${FLOATING} ${SHEET} md:max-w-5xl xl:max-w-[96rem]`,
	panel: 'ml-auto h-dvh w-full data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in md:max-w-4xl',
}

type Props = {
	open: boolean
	onOpenChange: (open: boolean) => void
	title: string
	description?: ReactNode
	/** `panel` fills the height at the right edge, for large content. */
	shape?: keyof typeof SHAPES
	/** Next to the title: a badge or an action. */
	aside?: ReactNode
	children: ReactNode
}

/** A modal dialog whose content scrolls. End it with a `DialogFooter`. */
export function Dialog({ open, onOpenChange, shape = 'medium', ...props }: Props) {
	const focusReturn = useFocusReturn()
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className={OVERLAY} />
				<Radix.Content
					onOpenAutoFocus={(event) => {
						focusReturn.onOpenAutoFocus()
						focusFirstControl(event, shape)
					}}
					onEscapeKeyDown={leaveToControl}
					onCloseAutoFocus={focusReturn.onCloseAutoFocus}
					{...closesOnEscape(() => onOpenChange(false))}
					{...(props.description ? {} : { 'aria-describedby': undefined })}
					className={classNames(
						'fixed inset-0 z-50 flex flex-col overflow-hidden border border-transparent bg-card shadow-lifted outline-none',
						SHAPES[shape],
					)}
				>
					<div className="flex items-start gap-4 border-b border-line py-4 pr-3 pl-5 md:py-5 md:pr-5 md:pl-7">
						<div className="min-w-0 grow pt-0.5">
							<div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
								<Radix.Title className="font-display text-2xl wrap-anywhere">{props.title}</Radix.Title>
								{props.aside}
							</div>
							{props.description ? (
								<Radix.Description className="mt-1 text-ink-soft">{props.description}</Radix.Description>
							) : null}
						</div>
						<Radix.Close aria-label="Close" className={iconButtonClasses()}>
							<X aria-hidden="true" />
						</Radix.Close>
					</div>
					{/* The scroll padding keeps a focused control clear of the sticky tabs and footer. */}
					<div
						tabIndex={-1}
						className="min-h-0 grow outline-none scroll-pt-14 scroll-pb-24 overflow-y-auto overscroll-contain px-5 py-5 md:px-7 md:py-6"
					>
						{props.children}
					</div>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}

/** A list box that searches is a button with the role of one. */
const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button[role="combobox"]:enabled'

/**
 * Focuses the first form control instead of the close button, which comes first in the document; in a panel the open tab, if it has any. A
 * panel without either takes the focus itself: its content may still be loading, and Enter must not close it. A control below what is in view
 * is not focused, because what comes before it is to be read first: then the content is, and arrow keys scroll it.
 */
function focusFirstControl(event: Event, shape: keyof typeof SHAPES) {
	const content = event.currentTarget as HTMLElement
	const tab = shape === 'panel' ? content.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') : null
	const first = tab ?? content.querySelector<HTMLElement>(CONTROLS)
	if (!first && shape !== 'panel') return
	event.preventDefault()
	const scrolling = content.lastElementChild as HTMLElement
	// The footer may cover as much as is kept clear of a focused control.
	const lowest = content.getBoundingClientRect().bottom - parseFloat(getComputedStyle(scrolling).scrollPaddingBottom)
	const isLong = scrolling.scrollHeight > scrolling.clientHeight
	const isBelow = isLong && first !== null && first.getBoundingClientRect().top > lowest
	;(isBelow ? scrolling : (first ?? content)).focus()
}

/** The sticky row of buttons at the end of a dialog. It may be inside the form. */
export function DialogFooter({ children }: { children: ReactNode }) {
	return (
		<div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-4 max-sm:[&>a]:grow max-sm:[&>button]:grow md:-bottom-6 md:-mx-7 md:-mb-6 md:px-7">
			{children}
		</div>
	)
}
