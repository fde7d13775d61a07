import { networkError, parseJson, withConfirmation, RequestError, timeoutError, unanswered } from './request.ts'

/** Without progress for this long an upload is given up. The server closes a silent connection after 30 seconds. */
const STALL_MS = 35_000
/** From the last byte to the answer. Longer than the server takes to check and re-encode a file. */
const ANSWER_MS = 45_000

/** The error for an upload on which nothing moves any more. */
const stallError = () => unanswered('stalled', 'The upload has stalled. Check your connection and try again.')

type Options = {
	/** Receives the fraction sent so far, from 0 to 1. */
	onProgress?: (fraction: number) => void
	/** Cancels the upload, which then rejects with the signal's reason. The server may have stored the file already. */
	signal?: AbortSignal
}

/**
 * POSTs a form with files. It uses XMLHttpRequest because fetch reports no upload progress. Rejects with a RequestError, also when
 * nothing moves any more.
 */
export const upload = <Answer = unknown>(...call: Parameters<typeof uploadOnce>): Promise<Answer> =>
	withConfirmation(() => uploadOnce<Answer>(...call))

function uploadOnce<Answer>(
	path: `/api/${string}`,
	form: FormData,
	{ onProgress, signal }: Options = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const xhr = new XMLHttpRequest()
		let timer = 0
		const giveUpAfter = (ms: number, error: () => RequestError) => {
			clearTimeout(timer)
			timer = window.setTimeout(() => {
				reject(error())
				xhr.abort()
			}, ms)
		}
		const cancel = () => {
			reject(signal?.reason as Error)
			xhr.abort()
		}
		xhr.open('POST', path)
		xhr.withCredentials = true
		xhr.upload.onprogress = (event) => {
			giveUpAfter(STALL_MS, stallError)
			if (event.lengthComputable) onProgress?.(event.loaded / event.total)
		}
		xhr.upload.onload = () => giveUpAfter(ANSWER_MS, timeoutError)
		xhr.onerror = () => reject(networkError())
		xhr.onload = () => {
			if (xhr.status >= 200 && xhr.status < 300) resolve(parseJson(xhr.responseText) as Answer)
			else reject(new RequestError(xhr.status, xhr.responseText, xhr.statusText))
		}
		xhr.onloadend = () => {
			clearTimeout(timer)
			signal?.removeEventListener('abort', cancel)
		}
		if (signal?.aborted) {
			cancel()
			return
		}
		signal?.addEventListener('abort', cancel)
		giveUpAfter(STALL_MS, stallError)
		xhr.send(form)
	})
}
