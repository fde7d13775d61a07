import { parseJson, RequestError, networkError } from './request.ts'

/**
 * POSTs a form with files. `onProgress` hears the share sent so far, 0 to 1: the reason for XMLHttpRequest, as fetch tells nothing
 * of what it has sent. Rejects with a RequestError.
 */
export function upload<Answer = unknown>(
	path: `/api/${string}`,
	form: FormData,
	onProgress?: (share: number) => void,
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
