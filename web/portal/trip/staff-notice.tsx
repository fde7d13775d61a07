import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'

/** Tells staff whose eyes they look through, and the way back to their own desk. Nothing can be changed from here. */
export function StaffNotice({ tripId }: { tripId: string }) {
	return (
		<p className="-mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-sea-wash px-5 py-3 text-sea">
			You see this trip as its customer does.
			<Link
				href={`${PAGES.admin}?section=trips&trip=${tripId}`}
				className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
			>
				Back to the trip
			</Link>
		</p>
	)
}
