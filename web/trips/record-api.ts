import type { AnyTripRecord, Saved, Values } from '#shared/record.ts'
import { withInitials } from '#shared/fields.ts'
import { send } from '#web/data/request.ts'
import type { createIdempotentSender } from '#web/data/idempotent-sender.ts'

type IdempotentSender = ReturnType<typeof createIdempotentSender>
type Path = `/api/${string}`

/** Documents have their own path, because customers may call some of it (DOC-7). */
const pathOf = ({ plural }: AnyTripRecord): Path => (plural === 'documents' ? '/api/documents' : `/api/admin/${plural}`)

/** The calls that write one kind of trip record. Each rejects with a RequestError. */
export function recordApi<R extends AnyTripRecord>(record: R) {
	const path = pathOf(record)
	return {
		/** `sendIdempotent` must belong to the form, so that sending the form twice adds one record. */
		add: (sendIdempotent: IdempotentSender, tripId: string, values: Values<R>) =>
			sendIdempotent(path, { ...values, tripId }),
		/** `version` is the one the edit is based on. The server answers 412 when someone else saved since. */
		update: (id: string, values: Values<R>, version: number) => send('PATCH', `${path}/${id}`, values, { version }),
		remove: ({ id }: Saved<R>) => send('DELETE', `${path}/${id}`),
	}
}

export const initialValues = (record: AnyTripRecord) => withInitials(record.fields, {})
