import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Change, Errors } from './draft.ts'
import type { Enhancing } from './use-enhancing.ts'
import type { Uploads } from './use-uploads.ts'

/** What each tab of the editor needs. */
export type EditorParts = {
	trip: WholeTrip
	draft: ConfirmationContent
	errors: Errors
	change: Change
	uploads: Uploads
	enhancing: Enhancing
}
