import type { SharedTrip } from '#shared/trips/sight/seen-by.ts'

/** What the page of a link shows. `until` is the last day on which it works. */
export type SharedPage = { sign: string | null; until: string; trip: SharedTrip }
