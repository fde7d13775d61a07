/**
 * The filters of staff's list of customers by their trips (CRM-368): one that is under way, one that departs within so many days, none that ended
 * within the last year or is still to come, and none at all. Cancelled trips do not count.
 */
export const TRAVEL_FILTERS = ['now', '30', '90', 'lapsed', 'never'] as const
export type TravelFilter = (typeof TRAVEL_FILTERS)[number]
