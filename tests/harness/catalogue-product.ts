import { pino } from 'pino'
import builtIn from 'virtual:built-in-catalogue'
import { followCatalogue } from '#server/catalogue/followed-catalogue.ts'
import { importBuiltIn } from '#server/catalogue/import-built-in.ts'
import { freshDatabase } from './database.ts'
import { noteLogLine } from './failure-report.ts'
import { startProduct } from './product.ts'

/** The product with the built-in catalogue in its database, which it follows. */
export async function startCatalogueProduct(overrides: Parameters<typeof startProduct>[0] = {}) {
	const database = await freshDatabase()
	await importBuiltIn(database.db, builtIn)
	const catalogue = await followCatalogue(database.db, builtIn, pino({}, { write: noteLogLine }))
	const product = await startProduct({ catalogue, ...overrides }, database)
	/** The id of an item by its name in the built-in catalogue, such as 'villa/3'. */
	const itemId = async (builtInKey: string) => {
		const found = database.db.selectFrom('catalogueItems').select('id').where('builtInKey', '=', builtInKey)
		return (await found.executeTakeFirstOrThrow()).id
	}
	return { ...product, itemId }
}
export type CatalogueProduct = Awaited<ReturnType<typeof startCatalogueProduct>>

/** The content of a built-in villa, by its number. */
export function villaContent(id: string) {
	const { id: _, ...content } = builtIn.villas.find((one) => one.id === id)!
	return content
}
