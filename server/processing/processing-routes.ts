import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import type { ProcessingFacts } from '#shared/processing/processing-records.ts'
import { type InstalledAgency, readAgency } from '#server/agency/agency-store.ts'
import type { Db } from '#server/db/connect.ts'
import { get, type Route } from '#server/http/routes.ts'
import { readPeriods } from '#server/retention/periods.ts'

type Deps = { db: Db; agency: InstalledAgency; auditMonths: number; outsideServices: LegalFacts['services'] }

/** What the records of processing state about this installation, for owners (CRM-144). */
export const processingRoutes = ({ db, agency, auditMonths, outsideServices }: Deps): Route[] => [
	get('/api/admin/processing-records', 'owner', async (c) => {
		const [settings, retention] = await Promise.all([readAgency(db, agency), readPeriods(db, auditMonths)])
		const { name, legalName, address, email, phone } = settings
		const facts: ProcessingFacts = {
			services: outsideServices,
			retention,
			agency: { name, legalName, address, email, phone },
		}
		return c.json({ facts })
	}),
]
