import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** `flush` drops the padding, for a table or a picture that reaches the edge. */
export function Card({
	flush = false,
	className,
	children,
}: {
	flush?: boolean
	className?: string
	children: ReactNode
}) {
	return (
		<div
			className={classNames(
				'min-w-0 rounded-lg border border-line bg-card shadow-card',
				flush ? 'overflow-clip' : 'p-5 md:p-6',
				className,
			)}
		>
			{children}
		</div>
	)
}

/** The title of a card, with its actions as children. */
export function CardHeader({ title, level = 2, children }: { title: string; level?: 2 | 3; children?: ReactNode }) {
	const Heading = `h${level}` as const
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
			<Heading className="font-display text-2xl">{title}</Heading>
			{children}
		</div>
	)
}
