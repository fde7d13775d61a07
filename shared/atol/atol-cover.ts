import { choice, required } from '#shared/fields.ts'
import type { BookingStatus } from '#shared/trips/booking-status.ts'

/** Whether a service is sold under the agency's ATOL. Other services must not be on its certificate (CAA, Official Record Series 3). */
const ATOL_COVERS = ['covered', 'not_covered'] as const

/** A field of every booked kind. */
export const atolCover = required(choice('ATOL Cover', ATOL_COVERS, { initial: 'covered' }))

type Booked = { status: BookingStatus; atolCover: (typeof ATOL_COVERS)[number] }

/** Whether a service is on the certificate: not cancelled, and sold under the ATOL. */
export const isCertified = ({ status, atolCover }: Booked) => status !== 'cancelled' && atolCover === 'covered'
/** Whether a service is booked, but sold outside the ATOL. */
export const isOutside = ({ status, atolCover }: Booked) => status !== 'cancelled' && atolCover === 'not_covered'
