import { type DatabaseConfig, connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

// A program for tests to kill: runs the migrations of a folder on a database. Both are arguments.
const config: DatabaseConfig = JSON.parse(process.argv[2] ?? '')
const db = connect(config, { max: 1, noTimeouts: true })
await migrate(db, process.argv[3])
await db.destroy()
