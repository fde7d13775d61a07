import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32: 32 characters without look-alikes, so that a random byte's low five bits choose one without bias. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** 125 bits, in five groups of five for those who type it. */
const TOKEN_LENGTH = 25

/** A new secret of `length` characters, five bits each. */
export const newSecret = (length = TOKEN_LENGTH): string =>
	Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('')

/**
 * What somebody typed, as the secret was made: capitals, blanks and dashes do not matter, and letters that look like a digit count as
 * that digit.
 */
export const normaliseSecret = (typed: string): string =>
	typed
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, '')
		.replaceAll('o', '0')
		.replaceAll(/[il]/g, '1')

/** The only form in which the database has a token. A secret of 125 bits needs no slow hash. */
export const hashOfSecret = (typed: string, salt = ''): Buffer =>
	createHash('sha256')
		.update(salt + normaliseSecret(typed))
		.digest()
