import { sql } from 'kysely'
import { type Check, error, type Problem, warning } from './check.ts'

const LATE_MINUTES = 10
/** By then it has been tried for about ten minutes (server/jobs/jobs.ts). */
const MANY_FAILURES = 8

export const jobsCheck: Check = {
	subject: 'Background jobs',
	ifItFails: 'Start the product: it creates the queue.',
	needsDatabase: true,
	async look({ db }) {
		const late = await sql<{ name: string; count: number; minutes: number }>`
			select name, count(*) as count, floor(extract(epoch from now() - min(start_after)) / 60)::int as minutes
			from pgboss.job where state in ('created', 'retry') and start_after < now() - make_interval(mins => ${LATE_MINUTES})
			group by name order by name`.execute(db)
		// One that fails is due again in some minutes, and so is never late.
		const failing = await sql<{ name: string; count: number }>`
			select name, count(*) as count from pgboss.job
			where state = 'failed' or (state = 'retry' and retry_count >= ${MANY_FAILURES}) group by name order by name`.execute(
			db,
		)
		const problems: Problem[] = [
			...late.rows.map(({ name, count, minutes }) =>
				error(
					`${count} of '${name}' are due, the first for ${minutes} minutes`,
					'Check that an instance runs, and look in its log for errors of this job.',
				),
			),
			...failing.rows.map(({ name, count }) =>
				warning(`${count} of '${name}' keep failing`, "Look in the log for 'A job failed', which has the reason."),
			),
		]
		return problems.length > 0 ? problems : 'No job is late, and none keeps failing'
	},
}
