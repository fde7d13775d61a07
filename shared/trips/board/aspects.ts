/** What a departing trip may lack, in the order of the board's columns (CRM-313). */
export const ASPECTS = ['identity', 'approvals', 'passports', 'documents', 'services', 'bookings'] as const
export type Aspect = (typeof ASPECTS)[number]
