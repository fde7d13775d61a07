import type { Ref } from 'react'
import { classNames } from '../class-names.ts'
import type { Column } from './column.ts'

type Props<Row> = {
	row: Row
	columns: readonly Column<Row>[]
	/** Its index among all rows, from 0. */
	index: number
	isLast: boolean
	isCompact: boolean
	onOpen?: (row: Row) => void
	openLabel?: (row: Row) => string
	ref?: Ref<HTMLTableRowElement>
}

export function TableRow<Row>({ row, columns, index, isLast, isCompact, onOpen, openLabel, ref }: Props<Row>) {
	return (
		// Clicking the row is a mouse shortcut: the button in its first cell does the same for everyone.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<tr
			ref={ref}
			data-index={index}
			// Row 1 is the head.
			aria-rowindex={index + 2}
			onClick={onOpen && ((event) => isOnControl(event.target) || onOpen(row))}
			className={classNames(
				'group @max-[43rem]/table:block @max-[43rem]/table:px-5 @max-[43rem]/table:py-4',
				!isLast && '@max-[43rem]/table:border-b @max-[43rem]/table:border-line',
				onOpen && 'cursor-pointer transition-colors duration-150 hover:bg-sea-wash',
			)}
		>
			{columns.map((column, at) => (
				<td
					key={column.header}
					className={classNames(
						'px-2 align-middle first:pl-5 last:pr-5 lg:px-3 lg:first:pl-5 lg:last:pr-5',
						isCompact ? COMPACT : 'py-3',
						!isLast && '@min-[43rem]/table:border-b @min-[43rem]/table:border-line',
						'@max-[43rem]/table:flex @max-[43rem]/table:items-baseline @max-[43rem]/table:justify-between @max-[43rem]/table:gap-4 @max-[43rem]/table:px-0 @max-[43rem]/table:py-1 @max-[43rem]/table:first:pl-0 @max-[43rem]/table:last:pr-0 @max-[43rem]/table:first:text-lg',
						column.align === 'end' && '@min-[43rem]/table:text-right',
						column.className,
						'@max-[43rem]/table:whitespace-normal!',
					)}
				>
					{column.hidesHeader || at === 0 ? null : (
						<span aria-hidden="true" className="shrink-0 text-sm text-ink-soft @min-[43rem]/table:hidden">
							{column.header}
						</span>
					)}
					{at === 0 && onOpen ? (
						<button
							type="button"
							data-row
							aria-label={openLabel?.(row)}
							onClick={() => onOpen(row)}
							className={classNames(
								'scroll-mt-32 text-left font-medium wrap-anywhere group-hover:text-sea @max-[43rem]/table:py-1.5',
								isCompact && '@min-[43rem]/table:max-w-full @min-[43rem]/table:truncate',
							)}
						>
							{column.cell(row)}
						</button>
					) : (
						<div
							className={classNames(
								'min-w-0 wrap-anywhere',
								isCompact && column.align !== 'end' && '@min-[43rem]/table:truncate',
								at > 0 && '@max-[43rem]/table:text-right @max-[43rem]/table:only:ml-auto',
							)}
						>
							{column.cell(row)}
						</div>
					)}
				</td>
			))}
		</tr>
	)
}

/** One line for each row, in which badges and the buttons of a mouse are lower. What is cut is in the row's own view. */
const COMPACT =
	'@min-[43rem]/table:max-w-60 @min-[43rem]/table:[&_.badge]:py-0 @min-[43rem]/table:pointer-fine:[&_.icon-button]:size-6 @min-[43rem]/table:pointer-fine:[&_.icon-button_svg]:size-4'

const isOnControl = (target: EventTarget) =>
	target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menu"]') !== null
