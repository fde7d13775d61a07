/** The settings that create the first administrator, as whom the bench signs in. */
export const STAFF = {
	ADMIN_USERNAME: 'bench',
	ADMIN_EMAIL: 'bench@agency.example',
	ADMIN_PASSWORD: 'sand-and-salt-91',
}

export type Call = Awaited<ReturnType<typeof signIn>>

/** Signs in and returns a function that sends a request in that session. `cookie` is the session's. */
export async function signIn(url: string) {
	const headers: Record<string, string> = { origin: url }
	// The callers pick single fields from the answers.
	// oxlint-disable-next-line typescript/no-explicit-any
	async function call(method: string, path: string, body?: object): Promise<any> {
		const isForm = body instanceof FormData
		const answer = await fetch(url + path, {
			method,
			headers: isForm || !body ? headers : { ...headers, 'content-type': 'application/json' },
			body: isForm ? body : body && JSON.stringify(body),
		})
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
		const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
		if (cookie.length > 0) headers.cookie = cookie.join('; ')
		return answer.json()
	}
	await call('POST', '/api/auth/login', { username: STAFF.ADMIN_USERNAME, password: STAFF.ADMIN_PASSWORD })
	return Object.assign(call, { url, cookie: headers.cookie ?? '' })
}
