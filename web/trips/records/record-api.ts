import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { withInitials } from '#shared/initial-values.ts'
import { send } from '#web/data/request.ts'
import type { createIdempotentSender } from '#web/data/idempotent-sender.ts'

type IdempotentSender = ReturnType<typeof createIdempotentSender>
type Path = `/api/${string}`
type Row = Record<string, unknown>

/** Documents have their own path, because customers may call some of it (DOC-7). */
const pathOf = ({ names: { list, segment } }: AnyKind): Path =>
	list === 'documents' ? `/api/${segment}` : `/api/admin/${segment}`

/** The calls that write one kind of trip record. Each rejects with a RequestError. */
export function recordApi(kind: AnyKind) {
	const path = pathOf(kind)
	return {
		/** `sendIdempotent` must belong to the form, so that sending the form twice adds one record. */
		add: (sendIdempotent: IdempotentSender, tripId: string, values: Row) => sendIdempotent(path, { ...values, tripId }),
		/** Several at once, all or none. Their trip is the path's. */
		addSeveral: (sendIdempotent: IdempotentSender, tripId: string, records: readonly object[]) =>
			sendIdempotent(`/api/admin/trips/${tripId}/${kind.names.segment}`, { records }),
		/** `version` is the one the edit is based on. The server answers 412 when someone else saved since. */
		update: (id: string, values: Row, version: number) => send('PATCH', `${path}/${id}`, values, { version }),
		remove: ({ id }: { id: string }) => send('DELETE', `${path}/${id}`),
	}
}

export const initialValues = (kind: AnyKind) => withInitials(kind.fields, {})
