import type { Finding } from '#shared/monitoring/finding.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Check, error, type Installation } from './check.ts'
import { backupsCheck } from './backups.ts'
import { calendarsCheck } from './calendars.ts'
import { clockCheck, databaseCheck, databaseRoleCheck, migrationsCheck } from './database.ts'
import { filmsCheck } from './films.ts'
import { diskCheck, documentsCheck, storageCheck } from './files.ts'
import { jobsCheck } from './jobs.ts'
import { mailCheck, mailsCheck } from './mail.ts'
import { answersCheck, bookingsCheck } from './mailboxes.ts'
import { addressCheck, keyCheck, settingsCheck } from './settings.ts'

const CHECKS: readonly Check[] = [
	settingsCheck,
	databaseCheck,
	databaseRoleCheck,
	migrationsCheck,
	clockCheck,
	keyCheck,
	storageCheck,
	documentsCheck,
	diskCheck,
	mailCheck,
	mailsCheck,
	answersCheck,
	bookingsCheck,
	calendarsCheck,
	filmsCheck,
	jobsCheck,
	backupsCheck,
	addressCheck,
]

/** A service that does not answer must not keep the others from being looked at. */
const DEADLINE_MS = 15_000

/** Runs all checks of the installation side by side (CRM-290). Never throws: what a check throws is a finding. */
export async function runChecks(installation: Installation): Promise<Finding[]> {
	const outcomes = await Promise.all(CHECKS.map((check) => run(check, installation)))
	const databaseFails = outcomes.some(({ check, hasThrown }) => check === databaseCheck && hasThrown)
	return outcomes.flatMap(({ check, hasThrown, findings }) =>
		databaseFails && hasThrown && check.needsDatabase ? [] : findings,
	)
}

type Outcome = { check: Check; hasThrown: boolean; findings: Finding[] }

async function run(check: Check, installation: Installation): Promise<Outcome> {
	const { subject, ifItFails, look } = check
	const late = AbortSignal.timeout(DEADLINE_MS)
	try {
		const found = await Promise.race([
			look(installation),
			new Promise<never>((_, reject) => {
				late.addEventListener('abort', () => reject(new Error('No answer within 15 seconds')))
			}),
		])
		const findings: Finding[] =
			typeof found === 'string'
				? [{ subject, level: 'fine', message: found }]
				: [found].flat().map((problem) => ({ subject, ...problem }))
		return { check, hasThrown: false, findings }
	} catch (thrown) {
		return { check, hasThrown: true, findings: [{ subject, ...error(messageOf(thrown), ifItFails) }] }
	}
}

/**
 * A refusal is worded for who cannot mend it; its cause says what is wrong. An AggregateError of Node's, for a name with several addresses,
 * has its reason in its code only.
 */
function messageOf(thrown: unknown): string {
	if (thrown instanceof Refusal && thrown.cause) return messageOf(thrown.cause)
	const { message, code } = thrown as NodeJS.ErrnoException
	return message || code || String(thrown)
}
