import { findDays } from '../../values/days.ts'
import { readCabinClass } from '../../values/flights.ts'
import { looksLikeName } from '../../values/people.ts'
import type { Block } from '../blocks.ts'
import { toldBlock } from './block-entries.ts'
import type { EntryType } from './entry-kinds.ts'
import type { Told } from './entry-parts.ts'
import { readEntry } from './read-entry.ts'
import type { Reading } from '../values-of-group.ts'

const SENTENCE = /(?<=[.;!?])\s+(?=\p{Lu})/u
const FLIGHT = /(?<![\p{L}\d])(?:[A-Z][A-Z0-9]|[0-9][A-Z]) ?\d{1,4}(?![\p{L}\d])/gu
const STAYS = /\b(?:stay(?:ing)?|accommodated|guests?|nights?) (?:\S+ ){0,3}?(?:at|in) (?=(?:the )?\p{Lu})/iu
const RIDE =
	/\b(?:collect|pick|meet|transfer|drive|take|bring)\w* (?:you|us|them|up)\b.{0,20}?\bfrom (.{3,60}?)(?= (?:at|on) |,| and ).{0,80}?\bto (.{3,60}?)(?= in an? | by |[,.]|$)(?:(?: in an?| by) (.{3,40}?)(?=[,.]|$))?/iu
const DONE =
	/\b(?:arranged|booked|reserved|planned|organised) (?:for you )?(?:an? |the )?(.{4,80}?)(?:,? (?:starting|beginning|meeting|departing)?(?: from| at) (.{3,60}?))?(?=[.;]|$)/iu
const DEAR = /^Dear (?:.{0,30} )?(\p{Lu}[\p{L}’'-]{2,30}),?$/u
const PERSON = /(?<!\p{L})((?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady)\.? \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,3})/gu

/**
 * What a letter tells in whole sentences: a flight by its number, both airports, day and hours; a stay by its days; a drive from one place
 * to another; something arranged for an hour. Only sentences that tell all of it. Travellers are those who are named like the one it greets.
 */
export function readProse(blocks: readonly Block[], reading: Reading): Block[] {
	const lines = blocks.flatMap((block) => (block.type === 'aside' ? [] : block.lines))
	const family = lines.map(({ text }) => DEAR.exec(text.trim())?.[1]).find(Boolean)
	return lines
		.filter(({ text }) => text.length > 60)
		.flatMap(({ text, where }) => {
			const people = family
				? [...text.matchAll(PERSON)].map(([name]) => name).filter((name) => name.endsWith(family))
				: []
			return [
				...people.filter(looksLikeName).map((name) => block('guest', [['Name', name]], where)),
				...text
					.slice(0, 5000)
					.split(SENTENCE)
					.flatMap((sentence) => blocksOf(sentence, where, reading)),
			]
		})
}

function blocksOf(sentence: string, where: string, { days }: Reading): Block[] {
	const entry = (type: EntryType, words: string) => {
		const told = readEntry(type, words, days, false)
		return told ? [block(type, told, where)] : []
	}
	const numbers = [...sentence.matchAll(FLIGHT)]
	const flights = numbers.flatMap(({ 0: number, index }, at) => {
		const from = at === 0 && numbers.length === 1 ? 0 : index
		const part = sentence.slice(from, numbers[at + 1]?.index).replace(number, ' ')
		const told = readEntry('flight', part.replaceAll(/\b(?:and|arriv\w+|same day)\b/gi, ' , '), days, false)
		if (!told) return []
		const before = sentence.slice(0, numbers[0]?.index)
		const airline = /\bwith (\p{Lu}[\p{L} ]{2,30}?)(?=,| on| flight)/u.exec(before)?.[1]
		const cabin = readCabinClass(before)
		const pnr = /\breference ([A-Z0-9]{5,6})\b/.exec(before)?.[1]
		const direction = /\breturn\b/i.test(before) && at === 0 ? 'return' : ''
		const more = { 'Flight number': number, Airline: airline, Cabin: cabin, PNR: pnr, Direction: direction }
		return [
			block(
				'flight',
				[
					...told,
					...Object.entries(more).flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : [])),
				],
				where,
			),
		]
	})
	if (flights.length > 0) return flights
	const found = findDays(sentence, days)
	const raw = found.map(({ from, to }) => sentence.slice(from, to)).join(' | ')
	const stay = STAYS.exec(sentence)
	if (stay && found.length === 2)
		return entry(
			'accommodation',
			`${sentence
				.slice(stay.index + stay[0].length)
				.replaceAll(/,? (?:in|on) an? (?=\p{Lu})/gu, ', ')
				.replaceAll(/ basis\b/gi, '')} | ${raw}`,
		)
	const [, from, to, vehicle] = RIDE.exec(sentence) ?? []
	const time = /\bat (\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/i.exec(sentence)?.[1] ?? ''
	if (from && to && found.length === 1) return entry('transfer', `${from} → ${to} | ${raw} ${time} | ${vehicle ?? ''}`)
	const [, name, place] = DONE.exec(sentence) ?? []
	return name && time && found.length === 1 ? entry('activity', `${name} | ${raw} ${time} | ${place ?? ''}`) : []
}

const block = (type: EntryType | 'guest', told: Told, where: string): Block => toldBlock(type, [], told, where)
