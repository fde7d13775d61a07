import { Refusal } from '#server/http/refusal.ts'
import type { FetchError, FetchErrorCode } from '#server/guarded-fetch/fetch-error.ts'

export const LOGIN_NEEDED =
	'This page requires a login. Ask for a public link, or paste the page or upload the file instead'

/** What staff see. Each message says what to do next, and none reveals what exists inside our network. */
type RefusalMessage = { status: 422 | 502 | 504; code: string; message: string }

const OR_PASTE = 'or paste the page or upload the file instead'
const UNSAFE_ADDRESS: RefusalMessage = {
	status: 422,
	code: 'address_not_allowed',
	message: `Links to this address are not allowed. Check the link, ${OR_PASTE}`,
}
const UNUSABLE_ANSWER: RefusalMessage = {
	status: 502,
	code: 'fetch_failed',
	message: `The booking form’s site sent an invalid answer. Try again in a moment, ${OR_PASTE}`,
}
const BAD_REDIRECTS: RefusalMessage = {
	status: 502,
	code: 'too_many_redirects',
	message: `The link redirects too often or to nowhere. Open it in your browser and copy the final address, ${OR_PASTE}`,
}
const INVALID_LINK: RefusalMessage = {
	status: 422,
	code: 'url_invalid',
	message: 'Enter the complete link to the booking form, such as https://forms.example.com/booking/42',
}

const MESSAGES: Record<Exclude<FetchErrorCode, 'HTTP_STATUS'>, RefusalMessage> = {
	URL_INVALID: INVALID_LINK,
	SCHEME_NOT_ALLOWED: {
		status: 422,
		code: 'scheme_not_allowed',
		message: 'Only links that begin with https:// can be imported',
	},
	CREDENTIALS_IN_URL: {
		status: 422,
		code: 'url_invalid',
		message: 'The link contains a username or password. Remove them and try again',
	},
	PORT_NOT_ALLOWED: UNSAFE_ADDRESS,
	HOST_NOT_ALLOWED: UNSAFE_ADDRESS,
	IP_LITERAL_NOT_ALLOWED: UNSAFE_ADDRESS,
	ADDRESS_NOT_ALLOWED: UNSAFE_ADDRESS,
	DNS_FAILED: {
		status: 422,
		code: 'dns_failed',
		message: 'No site with this name was found. Check the link for typing errors',
	},
	DNS_EMPTY: UNSAFE_ADDRESS,
	TOO_MANY_REDIRECTS: BAD_REDIRECTS,
	REDIRECT_LOOP: BAD_REDIRECTS,
	REDIRECT_DOWNGRADE: BAD_REDIRECTS,
	REDIRECT_WITHOUT_LOCATION: BAD_REDIRECTS,
	TOO_LARGE: {
		status: 422,
		code: 'too_large',
		message: 'The page is larger than 5 MB. Check the link, or paste only the part with the booking',
	},
	TIMEOUT: {
		status: 504,
		code: 'timeout',
		message: `The booking form’s site took too long to answer. Try again in a moment, ${OR_PASTE}`,
	},
	HEADERS_TOO_LARGE: UNUSABLE_ANSWER,
	ENCODING_NOT_ALLOWED: UNUSABLE_ANSWER,
	BAD_ENCODING: UNUSABLE_ANSWER,
	FETCH_FAILED: UNUSABLE_ANSWER,
}

/** The refusal for a failed fetch: 422 for what the link is, 502 for what the other server did, 504 for a timeout. */
export function refusalForFetch(error: FetchError): Refusal {
	const { status, code, message } =
		error.code === 'HTTP_STATUS' ? messageForStatus(error.status ?? 0) : MESSAGES[error.code]
	return new Refusal(status, code, message, {
		fields: status === 422 ? { bookingUrl: message } : undefined,
		cause: error,
	})
}

function messageForStatus(status: number): RefusalMessage {
	if (status === 401 || status === 403 || status === 407)
		return { status: 502, code: 'http_status', message: LOGIN_NEEDED }
	const message =
		status === 404 || status === 410
			? `The booking form’s site could not find this page (${status}). Check the link, ${OR_PASTE}`
			: `The booking form’s site answered with an error (${status}). Try again later, ${OR_PASTE}`
	return { status: 502, code: 'http_status', message }
}
