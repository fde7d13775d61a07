import { createHash } from 'node:crypto'
import type { ImportColumns, ImportOutcome, ImportPreview, ImportRow } from '#shared/customers/customer-import.ts'
import { customerFields } from '#shared/customers/customer.ts'
import { fold } from '#shared/fold.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { findTaken, type ImportedCustomer, phoneKey, type Taken } from './find-taken.ts'
import type { CsvFile } from './read-csv.ts'

const { username, ...requiredFields } = customerFields
const { required: _, ...optionalUsername } = username
/** Without a login name the product makes one. */
const schema = schemaOfFields({ ...requiredFields, username: optionalUsername })

type Planned = ImportRow & { account: ImportedCustomer | null }
export type ImportPlan = Omit<ImportPreview, 'rows'> & { rows: Planned[] }

/**
 * What importing a file does now (CRM-366): a row is skipped where a customer has its address, or its name and telephone number, and where an
 * earlier row has them.
 */
export async function planImport(
	db: Db | Tx,
	{ headings, rows }: CsvFile,
	columns: ImportColumns,
): Promise<ImportPlan> {
	const read = rows.map(({ row, cells }) => readRow(row, cells, columns))
	const taken = await findTaken(
		db,
		read.flatMap(({ account }) => account ?? []),
	)
	const before = new Map<string, number>()
	const planned = read.map((one): Planned => {
		const { account } = one
		if (!account) return one
		const why = taken(account) ?? repeated(account, one.row, before)
		if (!why) return one
		const outcome = why.isWrong ? 'wrong' : 'skipped'
		return { ...one, outcome, why: why.words, account: null }
	})
	const count = (outcome: ImportOutcome) => planned.filter((one) => one.outcome === outcome).length
	const counts = { created: count('created'), skipped: count('skipped'), wrong: count('wrong') }
	const said = planned.map(({ row, outcome, account }) => [row, outcome, account])
	return {
		...{ headings, columns, counts, rows: planned },
		fingerprint: createHash('sha256').update(JSON.stringify(said)).digest('hex'),
	}
}

function readRow(row: number, cells: readonly string[], columns: ImportColumns): Planned {
	const cell = (field: keyof ImportColumns) => cells[columns[field] ?? -1] || null
	const fullName = cell('fullName') ?? ([cell('firstName'), cell('lastName')].filter(Boolean).join(' ') || null)
	const given = {
		...{ fullName, email: cell('email'), phone: cell('phone') },
		...{ bookingAgent: cell('bookingAgent'), username: cell('username') },
	}
	const shown = { row, name: fullName, email: given.email, phone: given.phone }
	const checked = schema.safeParse(given)
	if (checked.success) return { ...shown, outcome: 'created', why: null, account: checked.data }
	return { ...shown, outcome: 'wrong', why: checked.error.issues[0]?.message ?? 'Not readable', account: null }
}

/** Whether an earlier row of the file is the same customer. `before` has what the rows above say. */
function repeated(account: ImportedCustomer, row: number, before: Map<string, number>): Taken | null {
	const { email, fullName, phone, username } = account
	const keys = [`email ${email.toLowerCase()}`]
	if (fullName && phone) keys.push(`person ${fold(fullName)} ${phoneKey(phone).slice(-9)}`)
	const earlier = keys.map((key) => before.get(key)).find((at) => at !== undefined)
	if (earlier !== undefined) return { words: `Same as row ${earlier}` }
	const login = username && `username ${username.toLowerCase()}`
	if (login && before.has(login)) return { words: `Row ${before.get(login)} has the same login name`, isWrong: true }
	for (const key of [...keys, ...(login ? [login] : [])]) before.set(key, row)
	return null
}
