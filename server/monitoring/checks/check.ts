import type { Finding } from '#shared/monitoring/finding.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Env } from '#server/env/env.ts'
import type { Storage } from '#server/files/storage.ts'
import type { Mailer } from '#server/mail/mailer.ts'

export type Installation = { env: Env; db: Db; storage: Storage; mailer: Mailer; sealer: Sealer }

/** What is wrong, without its subject. */
export type Problem = Omit<Finding, 'subject' | 'level'> & { level: 'warning' | 'error' }

/**
 * One look at the installation, which changes nothing that anybody sees. Returns what it found in order as a sentence, or what is wrong.
 * What it throws is a problem too, with `ifItFails` as the advice.
 */
export type Check = {
	subject: string
	ifItFails: string
	/** While the database does not answer, only the check of the database says so. */
	needsDatabase?: true
	look: (installation: Installation) => Promise<string | Problem | Problem[]>
}

export const warning = (message: string, advice: string): Problem => ({ level: 'warning', message, advice })
export const error = (message: string, advice: string): Problem => ({ level: 'error', message, advice })
