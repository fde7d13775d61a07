import { parseJson, RequestError, networkError } from './request.ts'

/**
 * POSTs a form with files. `onProgress` receives the fraction sent so far, from 0 to 1. It uses XMLHttpRequest because fetch reports no
 * upload progress. Rejects with a RequestError.
 */
export function upload<Answer = unknown>(
	path: `/api/${string}`,
	form: FormData,
	onProgress?: (fraction: number) => void,
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const xhr = new XMLHttpRequest()
		xhr.open('POST', path)
		xhr.withCredentials = true
		xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
		xhr.onerror = () => reject(networkError())
		xhr.onload = () => {
			if (xhr.status >= 200 && xhr.status < 300) resolve(parseJson(xhr.responseText) as Answer)
			else reject(new RequestError(xhr.status, xhr.responseText, xhr.statusText))
		}
		xhr.send(form)
	})
}
