import { type DatabaseConfig, connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

// A program to be killed: brings the database it is given up to date with the folder it is given.
const db = connect(JSON.parse(process.argv[2] ?? '') as DatabaseConfig, { max: 1, noTimeouts: true })
await migrate(db, process.argv[3])
await db.destroy()
