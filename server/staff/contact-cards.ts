import { sql } from 'kysely'
import type { ContactCard } from '#shared/customers/contact-card.ts'
import { describeHours, readOfficeHours } from '#shared/messages/office-hours.ts'
import type { Contact } from '#shared/portal/contact.ts'
import { type InstalledAgency, readAgency } from '#server/agency/agency-store.ts'
import type { Db, Tx } from '#server/db/connect.ts'

type Row = { phone: string | null; whatsApp: string | null; picture: Buffer | null }

const shown = ({ phone, whatsApp, picture }: Row): ContactCard => ({
	phone,
	whatsApp,
	picture: picture && `data:image/jpeg;base64,${picture.toString('base64')}`,
})

/** A colleague's own card; empty until they fill it in. */
export async function readCard(db: Db | Tx, userId: string): Promise<ContactCard> {
	const row = await db
		.selectFrom('contactCards')
		.select(['phone', 'whatsApp', 'picture'])
		.where('userId', '=', userId)
		.executeTakeFirst()
	return shown(row ?? { phone: null, whatsApp: null, picture: null })
}

/** Changes what is given of a colleague's card, and leaves the rest. */
export async function changeCard(tx: Tx, userId: string, change: Partial<Row>): Promise<void> {
	await tx
		.insertInto('contactCards')
		.values({ userId, ...change })
		.onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...change, updatedAt: sql<Date>`now()` }))
		.execute()
}

/**
 * Whom a traveller can reach: the trip's consultant, if there is one who still works here, and the agency (PORTAL-113). Without
 * `consultantId` the agency alone. A colleague without a full name has the agency's: a username is for signing in.
 */
export async function contactOf(db: Db, installed: InstalledAgency, consultantId: string | null): Promise<Contact> {
	const [settings, consultant] = await Promise.all([
		readAgency(db, installed),
		consultantId === null ? undefined : findConsultant(db, consultantId),
	])
	const { officeHours, officeZone, phone, emergencyPhone } = settings
	return {
		consultant: consultant ? { name: consultant.name ?? settings.name, ...shown(consultant) } : null,
		hours: describeHours(readOfficeHours(officeHours, officeZone)),
		phone,
		emergencyPhone: emergencyPhone || null,
	}
}

const findConsultant = (db: Db, id: string) =>
	db
		.selectFrom('users')
		.leftJoin('contactCards', 'contactCards.userId', 'users.id')
		.select([
			sql<string | null>`nullif(users."fullName", '')`.as('name'),
			'contactCards.phone',
			'contactCards.whatsApp',
			'contactCards.picture',
		])
		.where('users.id', '=', id)
		.where('users.disabledAt', 'is', null)
		.executeTakeFirst()
