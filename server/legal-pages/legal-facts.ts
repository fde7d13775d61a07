import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { LEGAL_PAGES, type LegalPageName } from '#shared/paths.ts'
import { type InstalledAgency, readAgency, readPageTextChanges } from '#server/agency/agency-store.ts'
import { ADDRESS_MONTHS, CHANGE_MONTHS } from '#server/audit/sweep-audit.ts'
import { ceremonyCookie, deviceCookie, sessionCookie } from '#server/auth/cookie.ts'
import { DEVICE_MAX_AGE } from '#server/auth/devices.ts'
import { LINK_LIFETIME } from '#server/auth/links/account-links.ts'
import { SESSION_LIMITS } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/connect.ts'
import { ANSWER_DAYS } from '#server/http/idempotent.ts'
import { COUNT_DAYS } from '#server/http/limits/rate-limit.ts'
import { readPeriods } from '#server/retention/periods.ts'
import { PREVIEW_MINUTES } from '#server/import/preview/previews.ts'

type Installation = {
	db: Db
	agency: InstalledAgency
	publicUrl: string
	auditMonths: number
	services: LegalFacts['services']
}

/**
 * Reads what the legal pages state (SITE-161). It reads the agency's settings each time, so that a change shows at once on every instance.
 * The periods are those that the deleting code uses: its constants, and what owners chose.
 */
export async function readLegalFacts({
	db,
	agency,
	publicUrl,
	auditMonths,
	services,
}: Installation): Promise<LegalFacts> {
	const [settings, changes, retention] = await Promise.all([
		readAgency(db, agency),
		readPageTextChanges(db),
		readPeriods(db, auditMonths),
	])
	const months = retention.audit?.amount ?? 0
	const days = LEGAL_PAGES.map((page) => [page, changes[page] && london.format(changes[page])] as const)
	return {
		agency: settings,
		changedOn: Object.fromEntries(days) as Record<LegalPageName, string | null>,
		services,
		cookies: {
			session: sessionCookie(publicUrl).name,
			device: deviceCookie(publicUrl).name,
			ceremony: ceremonyCookie(publicUrl).name,
		},
		periods: {
			session: { traveller: SESSION_LIMITS.customer, staff: SESSION_LIMITS.admin },
			device: DEVICE_MAX_AGE,
			invitation: LINK_LIFETIME.invitation.customer,
			passwordLink: LINK_LIFETIME.password.customer,
			preview: PREVIEW_MINUTES,
			answer: ANSWER_DAYS,
			count: COUNT_DAYS,
			audit: { months, changes: Math.max(months, CHANGE_MONTHS), addresses: ADDRESS_MONTHS },
			retention,
		},
	}
}

/** 'YYYY-MM-DD' (en-CA writes days in this order). */
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
