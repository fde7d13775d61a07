import { createHash } from 'node:crypto'
import type { DraftDocument } from '#shared/import/draft.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import type { StoredDocument } from '#server/trips/records/add-document.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { FetchError } from '#server/guarded-fetch/fetch-error.ts'
import type { GuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import type { Reading } from '../read/read-booking.ts'

/**
 * Fetches the documents of an order that staff ticked ('documents/0') and stores their bytes. PDF only, through the
 * guarded fetch. Refuses with 422, naming each document that cannot be fetched, and then stores none. A caller that
 * does not add them to a trip must delete the files.
 */
export async function fetchDocuments(
	{ fetchForm, storage }: { fetchForm: GuardedFetch; storage: Storage },
	{ draft, link }: Reading,
	ticked: readonly string[],
): Promise<StoredDocument[]> {
	const tickedDocuments = (draft.documents ?? []).flatMap((document, index) => {
		const path = `documents/${index}`
		return ticked.includes(path) ? [{ path, document }] : []
	})
	const fetched = await Promise.all(
		tickedDocuments.map(async ({ path, document }) => ({
			path,
			document,
			...(await fetchPdf(fetchForm, document, link)),
		})),
	)
	const fields = Object.fromEntries(fetched.flatMap(({ path, error }) => (error ? [[path, error]] : [])))
	const [first] = Object.values(fields)
	if (first) throw new Refusal(422, 'document_not_fetched', first, { fields })

	const stored: StoredDocument[] = []
	try {
		for (const { document, bytes } of fetched) {
			const storageKey = newKey('documents', 'pdf')
			await storage.put(storageKey, bytes, 'application/pdf')
			const sha256 = createHash('sha256').update(bytes).digest('hex')
			stored.push({ displayName: document.name, label: document.label, storageKey, bytes: bytes.length, sha256 })
		}
		return stored
	} catch (error) {
		await deleteFetchedDocuments(storage, stored)
		throw error
	}
}

export const deleteFetchedDocuments = (storage: Storage, stored: readonly StoredDocument[]) =>
	removeFiles(
		storage,
		stored.map(({ storageKey }) => storageKey),
	)

async function fetchPdf(fetchForm: GuardedFetch, { name, url }: DraftDocument, link: string | null) {
	const nothing = Buffer.alloc(0)
	try {
		const { bytes } = await fetchForm(url, 'application/pdf', { referrer: link })
		if (bytes.subarray(0, 1024).includes('%PDF-')) return { bytes, error: null }
		return { bytes: nothing, error: `‘${name}’ is not a PDF, and only PDFs can be added. ${UNTICK}` }
	} catch (error) {
		if (!(error instanceof FetchError)) throw error
		return { bytes: nothing, error: `‘${name}’ ${failureReason(error)}. ${UNTICK}` }
	}
}

const UNTICK = 'Untick it to import the rest'

/** The reason must not reveal what exists inside our network. */
function failureReason({ code, status }: FetchError): string {
	if (code === 'TIMEOUT') return 'took too long to download'
	if (code === 'TOO_LARGE') return 'is larger than 5 MB'
	if (code === 'HTTP_STATUS') return `could not be fetched (the site answered ${status})`
	return 'could not be fetched'
}
