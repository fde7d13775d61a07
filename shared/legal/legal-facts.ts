import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import type { Period, RetentionKind } from '#shared/retention/retention-kinds.ts'
import { LEGAL_PAGES, type LegalPageName, legalPath } from '#shared/paths.ts'

/** What the legal pages state about this installation (SITE-161). Everything in it is public. */
export type LegalFacts = {
	agency: AgencySettings
	/** The London day on which the agency last changed its text of a page; null where it never did. */
	changedOn: Record<LegalPageName, string | null>
	services: {
		/** Whether mail is sent at all. */
		mail: boolean
		/** The public host of the language model; 'private' for one on a network of the agency's own. */
		ai: string | null
		/** Whether it reads each imported booking without being asked (IMPORT-89). */
		aiReadsEveryBooking?: boolean
		weather: string | null
		flightStatus: string | null
		/** Whether files are in a separate object storage. */
		storage: boolean
	}
	/** The names of the cookies as browsers store them. */
	cookies: { session: string; device: string; ceremony: string }
	/** How long the code stores what it deletes by itself. */
	periods: {
		/** In seconds. */
		session: Record<'traveller' | 'staff', { idle: number; absolute: number }>
		device: number
		invitation: number
		passwordLink: number
		/** In minutes. */
		preview: number
		/** In days. */
		answer: number
		count: number
		/** In months; 0 months of the audit mean that nothing of it is deleted. */
		audit: { months: number; changes: number; addresses: number }
		/** What goes by itself some time after an event; null where nothing does. */
		retention: Record<RetentionKind, Period | null>
	}
}

/** The legal page at a path, with or without a slash at its end (SITE-4). */
export const legalPageAt = (path: string): LegalPageName | undefined =>
	LEGAL_PAGES.find((page) => legalPath(page) === path.replace(/\/$/, ''))
