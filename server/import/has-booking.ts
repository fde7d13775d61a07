import { DRAFT_LISTS, type Draft } from '#shared/import/draft.ts'

/** A name alone is no booking: every page has a heading. Our own format says outright that it is one. */
export const hasBooking = (draft: Draft) =>
	DRAFT_LISTS.some((list) => draft[list].length > 0) || draft.trip.name?.from.layer === 'trip-import'
