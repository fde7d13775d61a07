/**
 * Who changes a trip, and why: every write of a trip says so, and whether its travellers are told (PORTAL-80). 'untold' is for copies and
 * sample data, of which nobody is told. `by` is null for the product itself.
 */
export type Cause = { by: string | null; why: 'staff' | 'traveller' | 'import' | 'flight' } | 'untold'

/** A member of staff at their desk. */
export const causedBy = (staff: { id: string }): Cause => ({ by: staff.id, why: 'staff' })
