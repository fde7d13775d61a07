import { SquarePen } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** Where nothing was found, the review opens empty, next to the document. */
export const EnterByHand = ({ onEnter }: { onEnter: () => void }) => (
	<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg border border-line px-4 py-3 md:px-5">
		<p className="min-w-56 grow basis-0 text-ink-soft">
			You can enter the booking yourself, with the document next to it.
		</p>
		<Button onClick={onEnter}>
			<SquarePen aria-hidden="true" />
			Enter It by Hand
		</Button>
	</div>
)
