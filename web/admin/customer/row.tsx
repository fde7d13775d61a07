import type { ReactNode } from 'react'

/** The rows of a card. */
export const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
	<ul aria-label={label} className="divide-y divide-line">
		{children}
	</ul>
)

type Props = {
	title: string
	/** Opens what the title names. Without it the title is text. */
	onOpen?: () => void
	/** Below the title. */
	detail?: ReactNode
	/** At the end of the row, or below where there is no room. */
	children?: ReactNode
}

/** What a row names, with what there is to say about it. */
export function Row({ title, onOpen, detail, children }: Props) {
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
			<div className="min-w-0 grow basis-60">
				{onOpen ? (
					<button
						type="button"
						data-row
						className="text-left font-medium wrap-anywhere hover:text-sea hover:underline pointer-coarse:min-h-11"
						onClick={onOpen}
					>
						{title}
					</button>
				) : (
					<p className="font-medium wrap-anywhere">{title}</p>
				)}
				{detail ? <p className="text-sm text-ink-soft">{detail}</p> : null}
			</div>
			{children ? (
				<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
					{children}
				</div>
			) : null}
		</li>
	)
}
