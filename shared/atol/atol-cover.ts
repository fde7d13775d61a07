import { choice, required } from '#shared/fields.ts'
import type { BookingStatus } from '#shared/trips/booking-status.ts'

/** Whether a service is sold under the agency's ATOL. What isn't must not stand on its certificate (CAA, Official Record Series 3). */
const ATOL_COVERS = ['covered', 'not_covered'] as const

/** Declared on everything that is booked. */
export const atolCover = required(choice('ATOL Cover', ATOL_COVERS, { initial: 'covered' }))

type Booked = { status: BookingStatus; atolCover: (typeof ATOL_COVERS)[number] }

/** What stands on a certificate: neither cancelled nor sold outside the ATOL. */
export const isCertified = ({ status, atolCover }: Booked) => status !== 'cancelled' && atolCover === 'covered'
/** What is booked all the same, and does not stand on it. */
export const isOutside = ({ status, atolCover }: Booked) => status !== 'cancelled' && atolCover === 'not_covered'
