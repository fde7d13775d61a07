import { z } from 'zod'
import {
	IMPORT_FIELD_LIST,
	type ImportColumns,
	type ImportPreview,
	MAX_IMPORT_CHARACTERS,
} from '#shared/customers/customer-import.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { matchColumns } from './match-columns.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { type CsvFile, readCsv } from './read-csv.ts'
import { saveCustomers } from './save-import.ts'

/** JSON escapes quotes and line ends, and letters with accents take two bytes. */
const MAX_BYTES = 2 * MAX_IMPORT_CHARACTERS

const column = z.int().min(0).max(99)
const importSchema = z.object({
	text: z.string('The text of the file is missing').max(MAX_IMPORT_CHARACTERS, 'The file is too large'),
	columns: z.partialRecord(z.enum(IMPORT_FIELD_LIST), column).optional(),
})
const confirmedSchema = importSchema.extend({ fingerprint: z.string('The fingerprint of the preview is missing') })

/** The import of customers from a CSV file: a preview, and then everything at once (CRM-366, API-273). */
export function customerImportRoutes({ db }: { db: Db }): Route[] {
	return [
		post('/api/admin/users/import/preview', 'admin', async (c) => {
			const { text, columns } = check(importSchema, await readObject(c, MAX_BYTES))
			const file = readCsv(text)
			return c.json({ preview: shown(await planImport(db, file, columnsOf(file, columns))) })
		}),

		post('/api/admin/users/import', 'admin', async (c, user) => {
			const { text, columns, fingerprint } = check(confirmedSchema, await readObject(c, MAX_BYTES))
			const file = readCsv(text)
			const counts = await transaction(db, async (tx) => {
				const plan = await planImport(tx, file, columnsOf(file, columns))
				if (plan.fingerprint !== fingerprint)
					throw new Refusal(409, 'changed', 'Something has changed in the meantime. Please look at the preview again')
				await saveCustomers(
					tx,
					plan.rows.flatMap(({ account }) => account ?? []),
				)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'customers imported', null, { detail: plan.counts })
				return plan.counts
			})
			return c.json({ counts })
		}),
	]
}

const columnsOf = ({ headings }: CsvFile, given: ImportColumns | undefined) => given ?? matchColumns(headings)

const shown = ({ rows, ...plan }: ImportPlan): ImportPreview => ({
	...plan,
	rows: rows.map(({ account: _account, ...row }) => row),
})
