import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab = {
	value: string
	label: string
	/** Shown after the label, but not part of the tab's accessible name: the content states the count in words. */
	count?: number
	content: ReactNode
}

type Props = {
	/** The accessible name of the tab list. */
	label: string
	tabs: readonly Tab[]
	defaultValue?: string
	value?: string
	onValueChange?: (value: string) => void
	/** For a flush card: the row of tabs is inset, the content reaches the edge. */
	inset?: boolean
	/** The row stays in view while the content of its dialog or page scrolls, and changing the tab scrolls to the top. */
	sticky?: keyof typeof STICKY
	/** Keys 1 to 9 open the tabs. */
	hasNumberKeys?: boolean
}

const STICKY = {
	dialog: '-top-5 -mx-5 bg-card px-5 md:-top-6 md:-mx-7 md:px-7',
	page: 'top-(--table-top,0px) bg-paper',
}

/** Renders the open tab only. On phones the row scrolls to centre it. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value, value, ...props }: Props) {
	const { onValueChange, inset, sticky, hasNumberKeys } = props
	const root = useRef<HTMLDivElement>(null)
	const list = useRef<HTMLDivElement>(null)
	const open = tabs.findIndex((tab) => tab.value === value)
	useEffect(() => scrollToTab(list.current, open), [open])
	const changeTab = (value: string) => {
		if (sticky && isStuck(root.current, list.current)) root.current?.scrollIntoView()
		onValueChange?.(value)
	}
	return (
		<Radix.Root
			{...(value === undefined ? { defaultValue } : { value })}
			ref={root}
			onValueChange={changeTab}
			className="min-w-0 scroll-mt-(--table-top,0px)"
		>
			<Radix.List
				ref={list}
				aria-label={label}
				className={classNames(
					'flex overflow-x-auto border-b border-line [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
					inset && 'px-4',
					sticky && `sticky z-10 ${STICKY[sticky]}`,
				)}
			>
				{tabs.map((tab, index) => (
					<Radix.Trigger
						key={tab.value}
						aria-keyshortcuts={hasNumberKeys ? String(index + 1) : undefined}
						value={tab.value}
						className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-ink-soft transition-colors duration-150 first:pl-1 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-terracotta data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
					>
						<span>{tab.label}</span>
						{tab.count === undefined ? null : (
							<span aria-hidden="true" className="text-sm font-normal text-ink-soft tabular-nums">
								{tab.count}
							</span>
						)}
					</Radix.Trigger>
				))}
			</Radix.List>
			{tabs.map((tab) => (
				<Radix.Content
					key={tab.value}
					value={tab.value}
					className={inset ? 'focus-visible:-outline-offset-2' : 'pt-5 focus-visible:outline-offset-4'}
				>
					{tab.content}
				</Radix.Content>
			))}
		</Radix.Root>
	)
}

/** Whether the row of tabs is in view only because it is sticky. */
const isStuck = (root: HTMLElement | null, list: HTMLElement | null) =>
	root !== null && list !== null && list.getBoundingClientRect().top - root.getBoundingClientRect().top > 1

/** Scrolls sideways only: `scrollIntoView` would move the page too. */
function scrollToTab(list: HTMLElement | null, index: number) {
	const tab = list?.children[index]?.getBoundingClientRect()
	if (!list || !tab) return
	const { left, width } = list.getBoundingClientRect()
	list.scrollLeft += tab.left + tab.width / 2 - (left + width / 2)
}
