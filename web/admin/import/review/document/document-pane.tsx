import type { ReactNode } from 'react'
import { useIsWide } from '#web/admin/app/use-is-wide.ts'

/** The document next to the values where there is room, and folded above them on smaller screens. */
export function DocumentPane({ isOpen, onToggle, children }: Props) {
	const isWide = useIsWide()
	if (isWide) return <div className="sticky top-0 flex h-[calc(100dvh-17rem)] min-w-0 flex-col">{children}</div>
	return (
		<details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)} className="min-w-0">
			<summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sea">The document</summary>
			{/* A frame that loads while it is hidden shows no marks. */}
			{isOpen ? <div className="flex h-[60dvh] flex-col pt-2">{children}</div> : null}
		</details>
	)
}

type Props = { isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode }
