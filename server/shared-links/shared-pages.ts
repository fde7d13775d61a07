import { secretIn } from '#shared/paths.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import type { Db } from '#server/db/connect.ts'
import { callerAddress } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Bindings } from '#server/http/serving/serve.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { readSharedTrip } from './read-shared-trip.ts'

type Address = { pathname: string; search: string }
type Pages = (request: Request, address: Address, content: { shared: SharedPage | null }) => Response
type Deps = { db: Db; reader: TripReader; trustProxy: readonly string[] }

/** The pages of links without an account, as the site asks for them: null for any other path (PORTAL-132). */
export function sharedPages(deps: Deps, pages: Pages) {
	const addressOf = callerAddress(deps.trustProxy)
	return (request: Request, address: Address, bindings: Bindings): Promise<Response> | null => {
		const secret = secretIn(address.pathname)
		if (secret === null) return null
		const ip = addressOf({ env: bindings, req: { header: (name) => request.headers.get(name) ?? undefined } })
		return readSharedTrip(deps, secret, { ip, isUse: request.method === 'GET' })
			.catch((error: unknown) => {
				// Who guesses learns no more from this than from any other answer.
				if (error instanceof Refusal && error.status === 429) return null
				throw error
			})
			.then((shared) => pages(request, address, { shared }))
	}
}
