import { sql } from 'kysely'
import { type Check, error } from './check.ts'

const LATE_MINUTES = 10

export const jobsCheck: Check = {
	subject: 'Background jobs',
	ifItFails: 'Start the product: it creates the queue.',
	needsDatabase: true,
	async look({ db }) {
		const { rows } = await sql<{ name: string; count: number; minutes: number }>`
			select name, count(*) as count, floor(extract(epoch from now() - min(start_after)) / 60)::int as minutes
			from pgboss.job where state in ('created', 'retry') and start_after < now() - make_interval(mins => ${LATE_MINUTES})
			group by name order by name`.execute(db)
		return rows.length === 0
			? 'No job is late'
			: rows.map(({ name, count, minutes }) =>
					error(
						`${count} of '${name}' are due, the first for ${minutes} minutes`,
						'Check that an instance runs, and look in its log for errors of this job.',
					),
				)
	},
}
