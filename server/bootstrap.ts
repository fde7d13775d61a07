import { randomBytes } from 'node:crypto'
import { ensureFirstAdmin } from './auth/accounts.ts'
import { fillDemo } from './demo/fill-demo.ts'
import type { Env } from './env/env.ts'
import type { Services } from './open-services.ts'

/** A new account with its generated password, to be shown once. */
export type GeneratedSignIn = { role: 'Staff' | 'Customer'; username: string; password: string }

/**
 * Fills an empty database: the first admin (from the environment, or with a generated password) and, where enabled, sample customers
 * and trips. Returns the accounts whose passwords must be shown; none at a later start.
 */
export async function bootstrap(product: Services, env: Env): Promise<GeneratedSignIn[]> {
	const given = env.firstAdmin ?? { username: 'admin', email: env.agency.email, password: generatePassword() }
	const admin = await ensureFirstAdmin(product.db, given)
	const samples = env.demo ? await fillDemo(product, new Date().toISOString().slice(0, 10)) : null
	return [
		...(admin && !env.firstAdmin
			? [{ role: 'Staff' as const, username: given.username, password: given.password }]
			: []),
		...(samples ?? []).map(({ username, password }) => ({ role: 'Customer' as const, username, password })),
	]
}

/** Five groups of letters and digits without look-alikes: 100 bits that can be read out over the telephone. */
export function generatePassword(): string {
	const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
	const groups = Array.from({ length: 5 }, () => Array.from(randomBytes(4), (byte) => letters[byte % letters.length]))
	return groups.map((group) => group.join('')).join('-')
}
