import { parseArgs } from 'node:util'
import { runLongLoad } from './long-load/run.ts'

const HELP = `npm run long-load -- [MINUTES]

Builds nothing: run npm run build first. Starts two instances of the built product on a PostgreSQL and an S3 store of their own, measures what
they can do, and sends half of that for MINUTES (default 60), with a booking confirmation every seven seconds. Meanwhile it kills the database and
the store once each and starts them again. Then it checks that every acknowledged write is there, every uploaded file is whole, no job is stuck, and
the memory of the instances has not grown and is at most 320 MB. The exit code is 1 if one of these fails.`

const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const minutes = Number(positionals[0] ?? 60)
if (values.help || positionals.length > 1 || !(minutes > 0)) {
	console.log(HELP)
	process.exitCode = values.help ? 0 : 1
} else {
	const problems = await runLongLoad(minutes)
	for (const problem of problems) console.error(`✗ ${problem}`)
	process.exit(problems.length > 0 ? 1 : 0)
}
