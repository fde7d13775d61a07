import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { Refusal } from '#server/http/refusal.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { findStep, stepAt } from './totp.ts'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 8
/** Half minutes by which a phone's clock may differ. */
const WINDOW = 1
/** Half minutes that are searched while setting up, to tell a wrong clock from a wrong code. */
const WIDE_WINDOW = 20
const PER_DAY = 30

/** Crockford's alphabet: no letter looks like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

const placeOf = (id: string) => `secondSteps:${id}`
const hashOf = (code: string) => createHash('sha256').update(code).digest()
/** Capitals, blanks and dashes are forgiven, and so are letters read for a digit. */
const normalized = (given: string) =>
	given
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, '')
		.replaceAll('o', '0')
		.replaceAll(/[il]/g, '1')

export async function hasSecondStep(db: Db | Tx, userId: string): Promise<boolean> {
	const row = await db
		.selectFrom('secondSteps')
		.select('id')
		.where('userId', '=', userId)
		.where('activeAt', 'is not', null)
		.executeTakeFirst()
	return row !== undefined
}

/** Makes a key that counts once a code confirms it, in place of one that was never confirmed. 409 when one is active. */
export async function startSecondStep(tx: Tx, sealer: Sealer, userId: string): Promise<Buffer> {
	const deleted = await tx
		.deleteFrom('secondSteps')
		.where('userId', '=', userId)
		.returning('activeAt')
		.executeTakeFirst()
	if (deleted?.activeAt) throw new Refusal(409, 'already_set_up', 'Your second step is set up already')
	const id = newId()
	const secret = randomBytes(SECRET_BYTES)
	await tx
		.insertInto('secondSteps')
		.values({ id, userId, sealed: sealer.seal(placeOf(id), secret.toString('base64url')), activeAt: null })
		.execute()
	return secret
}

/** Confirms the key with its first code, which is spent by it, and returns the recovery codes. A wrong code is 422. */
export async function activateSecondStep(tx: Tx, sealer: Sealer, userId: string, given: string): Promise<string[]> {
	const row = await tx.selectFrom('secondSteps').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst()
	if (!row || row.activeAt) throw new Refusal(409, 'not_started', 'Begin the set-up again')
	const now = stepAt(Date.now())
	const step = findStep(secretOf(sealer, row) ?? randomBytes(SECRET_BYTES), normalized(given), now, WIDE_WINDOW)
	if (step === null) throw wrongCode(422)
	if (Math.abs(step - now) > WINDOW) throw wrongClock(step - now)
	await tx.updateTable('secondSteps').set({ activeAt: new Date(), lastStep: step }).where('id', '=', row.id).execute()
	return replaceRecoveryCodes(tx, userId)
}

/** Makes new recovery codes. The old ones stop working. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
	await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
	await tx
		.insertInto('recoveryCodes')
		.values(codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(normalized(code)) })))
		.execute()
	return codes
}

export async function removeSecondStep(tx: Tx, userId: string): Promise<boolean> {
	await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
	const removed = await tx
		.deleteFrom('secondSteps')
		.where('userId', '=', userId)
		.returning('activeAt')
		.executeTakeFirst()
	return Boolean(removed?.activeAt)
}

/** Counts an attempt with a code: thirty a day and account. Pass the database, so that a failed one counts. */
export const countCodeAttempt = (db: Db, userId: string) =>
	consumeRateLimit(db, `code:user:${userId}`, PER_DAY, 24 * 60 * 60)

/**
 * Spends a code of the app or a recovery code, and says which it was; null for a wrong one. Of concurrent uses of one code only one
 * succeeds. A key that cannot be decrypted accepts no code; recovery codes still work.
 */
export async function spendCode(
	tx: Tx,
	sealer: Sealer,
	userId: string,
	given: string,
): Promise<'code' | 'recovery code' | null> {
	const code = normalized(given)
	if (code.length > 6) {
		const spent = await tx
			.deleteFrom('recoveryCodes')
			.where('userId', '=', userId)
			.where('codeHash', '=', hashOf(code))
			.returning('id')
			.executeTakeFirst()
		return spent ? 'recovery code' : null
	}
	const row = await tx
		.selectFrom('secondSteps')
		.selectAll()
		.where('userId', '=', userId)
		.where('activeAt', 'is not', null)
		.executeTakeFirst()
	const secret = row && secretOf(sealer, row)
	const step = secret ? findStep(secret, code, stepAt(Date.now()), WINDOW) : null
	if (!row || step === null) return null
	const spent = await tx
		.updateTable('secondSteps')
		.set({ lastStep: step })
		.where('id', '=', row.id)
		.where('lastStep', '<', step)
		.returning('id')
		.executeTakeFirst()
	return spent ? 'code' : null
}

export const wrongCode = (status: 401 | 422) =>
	new Refusal(status, 'wrong_code', 'This code is not right, or was used already', {
		fields: { code: 'This code is not right, or was used already' },
	})

function secretOf(sealer: Sealer, { id, sealed }: { id: string; sealed: string }): Buffer | null {
	const text = sealer.unseal(placeOf(id), sealed)
	return text === null ? null : Buffer.from(text, 'base64url')
}

function wrongClock(steps: number) {
	const minutes = Math.max(1, Math.round(Math.abs(steps) / 2))
	const words = `The clock of your phone is about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${steps > 0 ? 'fast' : 'slow'}. Set it to the network’s time, then try again`
	return new Refusal(422, 'wrong_clock', words, { fields: { code: words } })
}

/** Six groups of four: 120 bits. */
function newRecoveryCode(): string {
	const letters = Array.from(randomBytes(24), (byte) => LETTERS[byte & 31]).join('')
	return (letters.match(/.{4}/g) ?? []).join('-')
}
