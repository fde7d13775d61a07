import { Refusal } from '#server/http/refusal.ts'
import type { Blocked, BlockCode } from './fetch/blocked.ts'

export const NEEDS_LOGIN = 'The page needs a login: ask for a public link, or paste the page or drop the file instead'

/** What staff are told, each sentence with what to do next. Nothing here says what is or isn't there inside our network. */
type Told = { status: 422 | 502 | 504; code: string; sentence: string }

const OR_PASTE = 'or paste the page or drop the file instead'
const UNSAFE: Told = {
	status: 422,
	code: 'address_not_allowed',
	sentence: `This address cannot be imported from. Check the link, ${OR_PASTE}`,
}
const UNREACHED: Told = {
	status: 502,
	code: 'fetch_failed',
	sentence: `The booking form’s site did not answer as it should. Try again in a moment, ${OR_PASTE}`,
}
const REDIRECTS: Told = {
	status: 502,
	code: 'too_many_redirects',
	sentence: `The link leads in circles or nowhere. Open it in your browser and copy the address you end up at, ${OR_PASTE}`,
}
const NO_LINK: Told = {
	status: 422,
	code: 'url_invalid',
	sentence: 'Enter the whole link to the booking form, such as https://forms.example.com/booking/42',
}

const TOLD: Record<Exclude<BlockCode, 'HTTP_STATUS'>, Told> = {
	URL_INVALID: NO_LINK,
	SCHEME_NOT_ALLOWED: {
		status: 422,
		code: 'scheme_not_allowed',
		sentence: 'Only links that begin with https:// can be imported',
	},
	CREDENTIALS_IN_URL: {
		status: 422,
		code: 'url_invalid',
		sentence: 'The link holds a user name or a password. Paste it without them',
	},
	PORT_NOT_ALLOWED: UNSAFE,
	HOST_NOT_ALLOWED: UNSAFE,
	IP_LITERAL_NOT_ALLOWED: UNSAFE,
	ADDRESS_NOT_ALLOWED: UNSAFE,
	DNS_FAILED: {
		status: 422,
		code: 'dns_failed',
		sentence: 'There is no site of this name. Check the link for a typing mistake',
	},
	DNS_EMPTY: UNSAFE,
	TOO_MANY_REDIRECTS: REDIRECTS,
	REDIRECT_LOOP: REDIRECTS,
	REDIRECT_DOWNGRADE: REDIRECTS,
	REDIRECT_WITHOUT_LOCATION: REDIRECTS,
	TOO_LARGE: {
		status: 422,
		code: 'too_large',
		sentence:
			'The page is larger than 5 MB, too large for a booking. Check the link, or paste the part with the booking',
	},
	TIMEOUT: {
		status: 504,
		code: 'timeout',
		sentence: `The booking form’s site took too long to answer. Try again in a moment, ${OR_PASTE}`,
	},
	HEADERS_TOO_LARGE: UNREACHED,
	ENCODING_NOT_ALLOWED: UNREACHED,
	BAD_ENCODING: UNREACHED,
	FETCH_FAILED: UNREACHED,
}

/** What became of a link, in words for staff: 422 what the link is, 502 what the other server did, 504 that it took too long. */
export function refusalOfFetch(blocked: Blocked): Refusal {
	const { status, code, sentence } =
		blocked.code === 'HTTP_STATUS' ? toldOfStatus(blocked.status ?? 0) : TOLD[blocked.code]
	return new Refusal(status, code, sentence, {
		fields: status === 422 ? { bookingUrl: sentence } : undefined,
		cause: blocked,
	})
}

function toldOfStatus(status: number): Told {
	if (status === 401 || status === 403 || status === 407)
		return { status: 502, code: 'http_status', sentence: NEEDS_LOGIN }
	const sentence =
		status === 404 || status === 410
			? `The booking form’s site says that there is no such page (${status}). Check the link, ${OR_PASTE}`
			: `The booking form’s site answered with an error (${status}). Try again later, ${OR_PASTE}`
	return { status: 502, code: 'http_status', sentence }
}
