import { dayInWords } from '../trips/timeline/wording.ts'
import type { NoticeBody, NoticeFact, NoticeItem, NoticeKind } from './notice.ts'

type Item = Pick<NoticeItem, 'act' | 'list' | 'title' | 'day' | 'facts'>

/** The part of the trip, with its day: 'BA342 to Nice, Thu 20 May 2027'. */
export const itemTitle = ({ title, day }: Item): string => (day ? `${title}, ${dayInWords(day)}` : title)

const STATES = {
	added: 'New',
	changed: null,
	cancelled: 'Cancelled',
	removed: 'No longer part of your trip',
	replaced: 'New version',
}

/** What happened to it as a whole; null where only facts of it changed. */
export function itemState({ act, list }: Item): string | null {
	if (list === 'documents') return { ...STATES, added: 'New document', removed: 'Withdrawn' }[act]
	return list === 'trip' && act === 'cancelled' ? 'The whole trip was cancelled' : STATES[act]
}

/** A fact in a line: 'Time: 07:30 (was 08:00)'. */
export function factInWords({ label, was, now }: NoticeFact): string {
	if (now === null) return `${label}: changed, see your trip`
	return was === null ? `${label}: ${now}` : `${label}: ${now} (was ${was})`
}

/** The heading of a notice in the feed and the title of its mail. */
export function noticeTitle(
	kind: NoticeKind,
	{ items, title }: Pick<NoticeBody, 'title'> & { items: readonly Item[] },
): string {
	if (title !== null) return title
	if (kind === 'ready') return 'Your trip is ready'
	if (items.some(({ list, act }) => list === 'trip' && act === 'cancelled')) return 'Your trip was cancelled'
	if (items.length > 0 && items.every(({ list }) => list === 'documents'))
		return items.length === 1 ? 'A document of your trip' : 'Documents of your trip'
	return items.length === 1 ? 'A change to your trip' : 'Changes to your trip'
}
