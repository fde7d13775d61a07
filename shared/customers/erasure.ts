/** Who is erased: a customer with their trips, or one guest of a trip. */
export type ErasureSubject = { kind: 'customer' | 'guest'; id: string }

export type ErasedPart = { what: string; count: number }
/** What is not erased: until which day, null where there is nothing personal in it, and why. */
export type RemainingPart = ErasedPart & { until: string | null; why: string }

/** What an erasure would do now. */
export type ErasurePreview = {
	name: string
	/** Trips that are still to come: the person cannot be erased while there are any. */
	upcoming: { tripId: string; name: string; endDate: string }[]
	goes: ErasedPart[]
	stays: RemainingPart[]
	/** Identifies what the preview says. An erasure with another one is refused. */
	fingerprint: string
}

/** Evidence of what was agreed and paid stays as long as claims can be made (Limitation Act 1980, s. 5). */
export const EVIDENCE_YEARS = 6

export const ERASED_CUSTOMER = 'Erased customer'
export const ERASED_GUEST = 'Erased guest'
