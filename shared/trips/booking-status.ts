/** Status of flights, stays, transfers and activities; any may follow any (CRM-42). */
export const BOOKING_STATUSES = ['confirmed', 'pending', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
