import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'

/** Tells staff that this is the customer's view, and links back to the CRM (CRM-35). */
export function StaffNotice({ tripId }: { tripId: string }) {
	return (
		<p className="-mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-sea-wash px-5 py-3 text-sea">
			You are viewing this trip as its customer.
			<Link
				href={`${PAGES.admin}?section=trips&trip=${tripId}`}
				className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
			>
				Back to the CRM
			</Link>
		</p>
	)
}
