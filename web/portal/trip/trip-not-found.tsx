import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { type RequestError, sentenceOf } from '#web/data/request.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'

/** A missing trip, or one that could not be read: the same view with different texts (PORTAL-26). */
export function TripNotFound({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
	const isMissing = error.status === 404
	return (
		<div role="alert" className="grid min-h-112 place-items-center px-6 py-16 text-center">
			<div>
				<h1 className="font-display text-4xl">Trip not found</h1>
				<p className="mt-3 mb-6 text-ink-soft">
					{isMissing
						? 'It may have been removed, or it belongs to another account.'
						: sentenceOf(error, 'The trip could not be loaded. Please try again.')}
				</p>
				<div className="flex flex-wrap justify-center gap-3">
					{isMissing ? null : <Button onClick={onRetry}>Try again</Button>}
					<Link href={PAGES.portal} className={buttonClasses({ variant: 'primary' })}>
						Back to Dashboard
					</Link>
				</div>
			</div>
		</div>
	)
}
