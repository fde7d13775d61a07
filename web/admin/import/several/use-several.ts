import { useRef, useState } from 'react'
import type { Imported, ImportPreview } from '#shared/import/preview.ts'
import { importUpload } from '#shared/uploads.ts'
import { isCancelled, RequestError, sentenceOf } from '#web/data/request.ts'
import { IMPORT_FAILED, type BookingInput, type ImportTarget, previewIn, requestPreview } from '../use-import.ts'

/** More than one trip has. */
export const MAX_SEVERAL = 20

/** One of several documents. `preview` is what was read of it, empty where no booking was found. */
export type QueuedDocument = {
	id: number
	name: string
	input: BookingInput
	state: 'waiting' | 'reading' | 'read' | 'nothing' | 'failed' | 'imported'
	preview: ImportPreview | null
	/** Where it was to go when it was read. */
	readFor: string
	/** What went wrong, or what was imported. */
	remark: string
	/** Whether it may succeed the next time: not where the file itself is refused. */
	canRetry: boolean
}

/** Tells targets apart. */
export const keyOf = (target: ImportTarget): string => JSON.stringify(target)

const nameOf = (input: BookingInput): string =>
	'file' in input ? input.file.name : 'bookingUrl' in input ? input.bookingUrl : 'Pasted page'

/** What is wrong with the file itself stays wrong. */
const REFUSES_FILE = new Set([400, 413, 415, 422])

let lastId = 0
function toQueued(input: BookingInput): QueuedDocument {
	const isTooLarge = 'file' in input && input.file.size > importUpload.maxBytes
	return {
		id: ++lastId,
		name: nameOf(input),
		input,
		state: isTooLarge ? 'failed' : 'waiting',
		preview: null,
		readFor: '',
		remark: isTooLarge ? importUpload.tooLarge : '',
		canRetry: !isTooLarge,
	}
}

/** Several documents with their states. One is read after the other, and each failure stays with its own document. */
export function useSeveral(given: readonly BookingInput[]) {
	const [documents, setDocuments] = useState<readonly QueuedDocument[]>(() => given.slice(0, MAX_SEVERAL).map(toQueued))
	const [isReading, setIsReading] = useState(false)
	const controller = useRef<AbortController>(null)
	const change = (id: number, to: Partial<QueuedDocument>) =>
		setDocuments((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))

	const readOne = async ({ id, input }: QueuedDocument, target: ImportTarget, signal: AbortSignal) => {
		change(id, { state: 'reading', remark: '' })
		try {
			const preview = await requestPreview(input, target, signal)
			change(id, { state: 'read', preview, readFor: keyOf(target) })
			return preview
		} catch (error) {
			const empty = previewIn(error)
			if (isCancelled(error)) change(id, { state: 'waiting' })
			else if (empty)
				change(id, {
					state: 'nothing',
					preview: empty,
					readFor: keyOf(target),
					remark: sentenceOf(error, IMPORT_FAILED),
				})
			else
				change(id, {
					state: 'failed',
					remark: sentenceOf(error, IMPORT_FAILED),
					canRetry: !('file' in input && error instanceof RequestError && REFUSES_FILE.has(error.status)),
				})
			return empty
		}
	}
	const read = async (wanted: readonly QueuedDocument[], target: ImportTarget) => {
		controller.current = new AbortController()
		const { signal } = controller.current
		setIsReading(true)
		const previews: (ImportPreview | null)[] = []
		for (const one of wanted) if (!signal.aborted) previews.push(await readOne(one, target, signal))
		setIsReading(false)
		return previews
	}
	return {
		documents,
		isReading,
		/** Reads some of the documents, or those that nobody read yet. Returns what was read of each, null where that failed. */
		read: (target: ImportTarget, wanted = documents.filter(({ state }) => state === 'waiting')) => read(wanted, target),
		stop: () => controller.current?.abort(),
		/** Adds documents, as many as the list has room for. */
		add: (inputs: readonly BookingInput[]) =>
			setDocuments((all) => [...all, ...inputs.map(toQueued)].slice(0, MAX_SEVERAL)),
		remove: (id: number) => setDocuments((all) => all.filter((one) => one.id !== id)),
		markImported: (id: number, { outcome }: Imported) =>
			change(id, { state: 'imported', remark: outcome === 'unchanged' ? 'Nothing has changed' : '' }),
	}
}
