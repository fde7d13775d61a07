import { isolated } from '#shared/bidi.ts'
import type { NoticeBody, NoticeItem, NoticeKind } from '#shared/notices/notice.ts'
import { factInWords, itemState, itemTitle, noticeTitle } from '#shared/notices/wording.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import type { Mail } from '#server/mail/outbox.ts'
import type { Reader, ToldContent } from './readers.ts'

/** What a notice says, apart from who reads it. */
export type NoticeContent = {
	kind: NoticeKind
	body: NoticeBody
	/** Staff's own words. */
	word: string | null
	wasTelephoned: boolean
	/** Of a reminder: stops further ones. */
	token?: string | null
}
type TripName = { id: string; name: string }

/** The subject of a notice's mail: 'A change to your trip: Monaco'. */
export const noticeSubject = ({ kind, body }: Pick<NoticeContent, 'kind' | 'body'>, trip: TripName) =>
	`${noticeTitle(kind, body)}: ${isolated(trip.name)}`.replaceAll(/[\r\n]+/g, ' ').slice(0, 400)

/**
 * The mail of a notice for one reader, with what concerns them. It has no references, since they open an airline's whole booking,
 * and no document: those are behind the sign-in.
 */
export function noticeMail(
	content: NoticeContent,
	{ items, word, choices }: ToldContent,
	trip: TripName,
	reader: Reader,
	{ agency, publicUrl }: Pick<Settings, 'agency' | 'publicUrl'>,
): Mail {
	const { kind } = content
	const body = { ...content.body, items }
	return {
		...agencyMail(agency, reader.email, {
			subject: noticeSubject({ ...content, body }, trip),
			title: noticeTitle(kind, body),
			paragraphs: [`Dear ${isolated(reader.name)},`, opening(content, trip), ...(word ? [word] : [])],
			facts: items.map((item) => [itemTitle(item), happened(item)] as const),
			closing: [
				...(choices ? [choices] : []),
				...(kind === 'reminder'
					? ['You can stop these reminders on the page of your trip. Changes are told all the same.']
					: []),
				kind === 'ready'
					? 'From now on we write to you whenever something in it changes.'
					: `If anything is unclear, reply to this mail or call ${agency.phone}.`,
				`Warm regards,\nyour travel planners at ${agency.name}`,
			],
			action: { label: 'See your trip', address: publicUrl + href(PAGES.portalTrip, { id: trip.id }) },
		}),
		...(content.token ? { headers: unsubscribe(`${publicUrl}/api/reminders/stop/${content.token}`) } : {}),
	}
}

/** A mail program ends reminders with one press (RFC 8058). Changes of what is booked have no such header: they must be told. */
const unsubscribe = (address: string) => ({
	'List-Unsubscribe': `<${address}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function opening({ kind, body, wasTelephoned }: NoticeContent, { name }: TripName): string {
	if (body.text !== null) return body.text
	if (kind === 'ready') return `Your trip ${isolated(name)} is ready for you, with its days, addresses and documents.`
	const confirmed = wasTelephoned ? 'As we told you on the telephone, something' : 'Something'
	return `${confirmed} in your trip ${isolated(name)} has changed. Here is what it was and what it is now.`
}

const happened = (item: NoticeItem) => [itemState(item), ...item.facts.map(factInWords)].filter(Boolean).join('\n')
