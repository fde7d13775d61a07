import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { buttonLook } from '#web/ui/button.tsx'

export const TripNotFound = () => (
	<div className="grid min-h-112 place-items-center px-6 py-16 text-center">
		<div>
			<h1 className="font-display text-4xl">Trip not found</h1>
			<p className="mt-3 mb-6 text-ink-soft">It may have been removed, or it belongs to another account.</p>
			<Link href={PAGES.portal} className={buttonLook({ variant: 'primary' })}>
				Back to Dashboard
			</Link>
		</div>
	</div>
)
