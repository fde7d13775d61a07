import { CloudOff } from 'lucide-react'
import { sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Replaces content that could not be loaded, with the reason and a button to try again. */
export function LoadFailed({ error, fallback, onRetry }: { error: unknown; fallback: string; onRetry: () => void }) {
	return (
		<div role="alert">
			<EmptyState icon={<CloudOff />} title={sentenceOf(error, fallback)}>
				<Button onClick={onRetry}>Try again</Button>
			</EmptyState>
		</div>
	)
}
