import type { AnyTripRecord, Saved, Values } from '#shared/record.ts'
import { withInitials } from '#shared/fields.ts'
import { send } from '#web/data/request.ts'
import type { createIdempotentSender } from '#web/data/idempotent-sender.ts'

type IdempotentSender = ReturnType<typeof createIdempotentSender>
type Path = `/api/${string}`

/** Papers have a path of their own: their owner may call some of it (DOC-7). */
const pathOf = ({ plural }: AnyTripRecord): Path => (plural === 'documents' ? '/api/documents' : `/api/admin/${plural}`)

/** The calls by which staff write one kind of trip record. Each rejects with a RequestError. */
export function recordApi<R extends AnyTripRecord>(record: R) {
	const path = pathOf(record)
	return {
		/** `sendIdempotent` is that of the form which holds the values. */
		add: (sendIdempotent: IdempotentSender, tripId: string, values: Values<R>) =>
			sendIdempotent(path, { ...values, tripId }),
		/** `version` is the one the edit began from; 412 when someone else saved meanwhile. */
		update: (id: string, values: Values<R>, version: number) => send('PATCH', `${path}/${id}`, values, { version }),
		remove: ({ id }: Saved<R>) => send('DELETE', `${path}/${id}`),
	}
}

/** What the form for a new record starts with. */
export const initialValues = (record: AnyTripRecord) => withInitials(record.fields, {})
