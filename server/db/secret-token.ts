import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: nobody guesses one, so a plain hash protects it. */
const BYTES = 24

/** A secret for an address, of 32 letters, digits, '-' and '_'. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')
/** What is stored of a secret. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
/** Whether a text may be such a secret: anything else needs no look into the database. */
export const isSecret = (text: string): boolean => /^[\w-]{32}$/.test(text)
