import { type ConfirmationContent, contentOf, type SentContent } from '#shared/booking-confirmation/content.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { EditConflict } from '#web/trips/forms/edit-conflict.tsx'
import { mergeEdits, theirChanges } from '#web/trips/forms/merge-edits.ts'
import { contentOfRow, inWords, rowFields, rowOf } from './content-rows.ts'

type Props = {
	trip: WholeTrip
	/** The content this edit started from, the content saved now, and the editor's draft. */
	before: SentContent | null
	theirs: SentContent | null
	mine: ConfirmationContent
	/** Receives the merged content with the chosen values. */
	onSettle: (content: ConfirmationContent) => void
}

/** Shows what someone else has saved in the meantime, text by text and picture by picture. */
export function ContentConflict({ trip, before, theirs, mine, onSettle }: Props) {
	const fields = rowFields(trip)
	const changes = theirChanges(fields, rowOf(contentOf(before)), rowOf(contentOf(theirs)), rowOf(mine))
	return (
		<EditConflict
			fields={fields}
			changes={changes.map((one) => ({
				...one,
				before: inWords(one.name, one.before),
				theirs: inWords(one.name, one.theirs),
				mine: inWords(one.name, one.mine),
			}))}
			onKeep={(keep) => onSettle(contentOfRow(mergeEdits(rowOf(mine), changes, keep)))}
		/>
	)
}
