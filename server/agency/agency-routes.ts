import { sql } from 'kysely'
import { agencyFields, agencySchema } from '#shared/agency/agency-settings.ts'
import { LEGAL_PAGES } from '#shared/paths.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { freshOnly, get, put, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import type { FollowedAgency } from './followed-agency.ts'
import { agencyShape, type InstalledAgency, readAgency } from './agency-store.ts'

const NAMES = Object.keys(agencyFields) as (keyof typeof agencyFields)[]

type Deps = { db: Db; agency: InstalledAgency; followedAgency: FollowedAgency }

/** The agency's details and texts as issued documents print them. Fields missing from a PUT stay unchanged. */
export function agencyRoutes({ db, agency, followedAgency }: Deps): Route[] {
	return [
		get('/api/admin/settings', 'admin', async (c) => c.json({ settings: await readAgency(db, agency) })),

		freshOnly(
			put('/api/admin/settings', 'owner', async (c, user) => {
				const given = await readObject(c)
				const settings = await transaction(db, async (tx) => {
					await sql`select from "agencySettings" where id = 1 for update`.execute(tx)
					const current = await readAgency(tx, agency)
					refuseStale(c, current, current)
					const before = Object.fromEntries(NAMES.map((name) => [name, current[name]]))
					const checked = check(agencySchema, { ...before, ...given })
					const values = agencyShape(current).toText(checked)
					const changedTexts = LEGAL_PAGES.filter((page) =>
						([`${page}Text`, `${page}TextUse`] as const).some((name) => checked[name] !== current[name]),
					).map((page) => [`${page}TextChangedAt`, sql<Date>`now()`] as const)
					const changedAt = Object.fromEntries(changedTexts)
					await tx
						.insertInto('agencySettings')
						.values({ id: 1, values, ...changedAt })
						.onConflict((conflict) =>
							conflict.column('id').doUpdateSet({
								values,
								version: sql`"agencySettings".version + 1`,
								updatedAt: sql<Date>`now()`,
								...changedAt,
							}),
						)
						.execute()
					await audit(tx, { id: user.id, ip: c.var.ip }, 'settings changed', null, {
						detail: { fields: NAMES.filter((name) => name in given) },
					})
					return readAgency(tx, agency)
				})
				await followedAgency.refresh()
				return c.json({ settings })
			}),
		),
	]
}
