import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { photoUpload } from '#shared/uploads.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { validateFile } from '#web/trips/validate-file.ts'

/** A file on its way to the server. `sent` is the part that has arrived, from 0 to 1. */
export type PhotoUpload = {
	key: number
	file: File
	status: 'waiting' | 'sending' | 'done' | 'failed'
	sent: number
	/** Why it failed, and whether trying the same file again may help. */
	problem: string | null
	mayRetry: boolean
	picture: CataloguePicture | null
}

type Options = {
	send: (file: File, onProgress: (sent: number) => void) => Promise<CataloguePicture>
}

type Receiver = (pictures: readonly CataloguePicture[]) => void

const AT_ONCE = 3
/** While the server is busy with the photographs of others. */
const BUSY_RETRY_MS = 3000

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Uploads many photographs, a few at a time (CRM-213). One that fails waits for somebody to try it again, and holds up none of the others. */
export function createUploadQueue({ send }: Options) {
	let onUploaded: Receiver = () => {}
	let uploads: readonly PhotoUpload[] = []
	let nextKey = 0
	const listeners = new Set<() => void>()

	function change(next: readonly PhotoUpload[]) {
		uploads = next
		for (const listener of listeners) listener()
	}
	const set = (key: number, values: Partial<PhotoUpload>) =>
		change(uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

	function startMore() {
		const sending = uploads.filter(({ status }) => status === 'sending').length
		const waiting = uploads.filter(({ status }) => status === 'waiting')
		for (const upload of waiting.slice(0, AT_ONCE - sending)) void start(upload)
	}
	async function start({ key, file }: PhotoUpload) {
		set(key, { status: 'sending', sent: 0, problem: null })
		try {
			set(key, { status: 'done', picture: await send(file, (sent) => set(key, { sent })) })
		} catch (error) {
			if (error instanceof RequestError && error.status === 503) {
				setTimeout(() => {
					set(key, { status: 'waiting' })
					startMore()
				}, BUSY_RETRY_MS)
				return
			}
			const isOurs = error instanceof RequestError && error.status >= 400 && error.status < 500
			const problem = sentenceOf(error, 'The photograph could not be uploaded.')
			set(key, { status: 'failed', problem, mayRetry: !isOurs || error.status === 401 })
		}
		handOver()
		startMore()
	}
	/** What is done waits for the files before it, so that the gallery has the order of the files. */
	function handOver() {
		const inWork = uploads.findIndex(({ status }) => status === 'waiting' || status === 'sending')
		const isReady = ({ picture }: PhotoUpload, index: number) => picture !== null && (inWork === -1 || index < inWork)
		const pictures = uploads.filter(isReady).flatMap(({ picture }) => picture ?? [])
		if (pictures.length === 0) return
		change(uploads.filter((upload, index) => !isReady(upload, index)))
		onUploaded(pictures)
	}

	return {
		uploads: () => uploads,
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		/** Sets who receives photographs, in the order in which their files were chosen. */
		handOverTo: (receiver: Receiver) => {
			onUploaded = receiver
		},
		add: (files: readonly File[]) => {
			const added = files.map((file): PhotoUpload => {
				const problem = validateFile(file, photoUpload)?.description ?? null
				const status = problem === null ? 'waiting' : 'failed'
				return { key: nextKey++, file, status, sent: 0, problem, mayRetry: false, picture: null }
			})
			change([...uploads, ...added])
			startMore()
		},
		retry: (key: number) => {
			set(key, { status: 'waiting', problem: null })
			startMore()
		},
		dismiss: (key: number) => change(uploads.filter((upload) => upload.key !== key)),
	}
}
