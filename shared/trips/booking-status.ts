/** Status of flights, stays, transfers and activities (specification 2 section 4); any may follow any. */
export const BOOKING_STATUSES = ['confirmed', 'pending', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
