import { CloudOff } from 'lucide-react'
import { sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Replaces content that could not be read (CRM-11). */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
	return (
		<div role="alert">
			<EmptyState
				icon={<CloudOff />}
				title="This could not be loaded"
				description={sentenceOf(error, 'Please try again.')}
			>
				<Button onClick={() => void onRetry()}>Try again</Button>
			</EmptyState>
		</div>
	)
}
