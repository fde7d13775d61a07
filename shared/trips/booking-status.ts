/** The status of flights, stays, transfers and activities. Every transition is allowed (CRM-42). */
export const BOOKING_STATUSES = ['confirmed', 'pending', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
