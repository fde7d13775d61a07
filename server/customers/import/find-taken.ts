import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'

/** An account that the import makes. */
export type ImportedCustomer = {
	email: string
	username: string | null
	fullName: string | null
	phone: string | null
	bookingAgent: string | null
}
/** Why an account is there already; `isWrong` where another one is in its way. */
export type Taken = { words: string; isWrong?: true }

/** Finds which of these customers have an account already, by address, or by name and telephone number. */
export async function findTaken(
	db: Db | Tx,
	accounts: readonly ImportedCustomer[],
): Promise<(account: ImportedCustomer) => Taken | null> {
	const emails = accounts.map(({ email }) => email.toLowerCase())
	const names = [...new Set(accounts.flatMap(({ fullName, phone }) => (fullName && phone ? [fullName] : [])))]
	const logins = accounts.flatMap(({ username }) => (username ? [username.toLowerCase()] : []))
	const { rows: byEmail } = await sql<{ email: string; role: string }>`
		select lower(email) as email, role from users where lower(email) = any(${emails}::text[])`.execute(db)
	const { rows: byName } = await sql<{ given: string; name: string; phone: string }>`
		select i.name as given, coalesce(u."fullName", u.username) as name, u.phone from unnest(${names}::text[]) i(name)
		join users u on folded(coalesce(u."fullName", u.username)) = folded(i.name)
		where u.role = 'customer' and u.phone is not null`.execute(db)
	const { rows: byLogin } = await sql<{ username: string }>`
		select lower(username) as username from users where lower(username) = any(${logins}::text[])`.execute(db)
	const roles = new Map(byEmail.map(({ email, role }) => [email, role]))
	const phones = Map.groupBy(byName, ({ given }) => given)
	const takenLogins = new Set(byLogin.map(({ username }) => username))
	return ({ email, fullName, phone, username }) => {
		const role = roles.get(email.toLowerCase())
		if (role === 'customer') return { words: 'A customer has this e-mail address' }
		if (role) return { words: 'A colleague has this e-mail address', isWrong: true }
		const same = phone && phones.get(fullName ?? '')?.find((one) => isSamePhone(one.phone, phone))
		if (same) return { words: 'A customer has this name and telephone number' }
		return username && takenLogins.has(username.toLowerCase())
			? { words: 'Another account has this login name', isWrong: true }
			: null
	}
}

/** Shorter numbers say too little about whose they are. */
const FEWEST_DIGITS = 7

/** The digits of a telephone number without what differs between its national and its international form at the front. */
export const phoneKey = (phone: string): string => phone.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')

/** Whether one is the other, with or without the country code. */
export function isSamePhone(one: string, other: string): boolean {
	const [shorter, longer] = [phoneKey(one), phoneKey(other)].toSorted((a, b) => a.length - b.length) as [string, string]
	return shorter.length >= FEWEST_DIGITS && longer.endsWith(shorter)
}
