import type { ReactNode } from 'react'

type Props = {
	/** A lucide-react icon. */
	icon?: ReactNode
	title: string
	description?: string
	/** What to do next, usually one button. */
	children?: ReactNode
}

export function EmptyState({ icon, title, description, children }: Props) {
	return (
		<div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
			{icon ? (
				<span
					aria-hidden="true"
					className="mb-2 grid size-14 place-items-center rounded-full bg-brass-wash text-brass [&_svg]:size-6"
				>
					{icon}
				</span>
			) : null}
			<p className="text-lg">{title}</p>
			{description ? <p className="max-w-sm text-ink-soft">{description}</p> : null}
			{children ? <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div> : null}
		</div>
	)
}
