import { findDays } from '../../values/days.ts'
import { readCabinClass } from '../../values/flights.ts'
import { looksLikeName } from '../../values/people.ts'
import type { Block } from '../blocks.ts'
import { labelledBlock } from './extract-entries.ts'
import type { EntryType } from './entry-types.ts'
import type { LabelledValues } from './parse-entry.ts'
import { readEntry } from './read-entry.ts'
import type { ReadOptions } from '../group-reader.ts'

const SENTENCE = /(?<=[.;!?])\s+(?=\p{Lu})/u
const FLIGHT = /(?<![\p{L}\d])(?:[A-Z][A-Z0-9]|[0-9][A-Z]) ?\d{1,4}(?![\p{L}\d])/gu
const STAY = /\b(?:stay(?:ing)?|accommodated|guests?|nights?) (?:\S+ ){0,3}?(?:at|in) (?=(?:the )?\p{Lu})/iu
const RIDE =
	/\b(?:collect|pick|meet|transfer|drive|take|bring)\w* (?:you|us|them|up)\b.{0,20}?\bfrom (.{3,60}?)(?= (?:at|on) |,| and ).{0,80}?\bto (.{3,60}?)(?= in an? | by |[,.]|$)(?:(?: in an?| by) (.{3,40}?)(?=[,.]|$))?/iu
const ARRANGED =
	/\b(?:arranged|booked|reserved|planned|organised) (?:for you )?(?:an? |the )?(.{4,80}?)(?:,? (?:starting|beginning|meeting|departing)?(?: from| at) (.{3,60}?))?(?=[.;]|$)/iu
const SALUTATION = /^Dear (?:.{0,30} )?(\p{Lu}[\p{L}’'-]{2,30}),?$/u
const PERSON = /(?<!\p{L})((?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady)\.? \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,3})/gu

/**
 * Reads whole sentences of a letter: a flight with number, airports, date and times; a stay with its dates; a drive
 * between two places; something arranged for a certain time. Sentences that lack any of it are ignored. People with the
 * surname in the salutation are the guests.
 */
export function readProse(blocks: readonly Block[], options: ReadOptions): Block[] {
	const lines = blocks.flatMap((block) => (block.type === 'aside' ? [] : block.lines))
	const family = lines.map(({ text }) => SALUTATION.exec(text.trim())?.[1]).find(Boolean)
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
					.flatMap((sentence) => blocksFromSentence(sentence, where, options)),
			]
		})
}

function blocksFromSentence(sentence: string, where: string, { days }: ReadOptions): Block[] {
	const entry = (type: EntryType, words: string) => {
		const values = readEntry(type, words, days, false)
		return values ? [block(type, values, where)] : []
	}
	const numbers = [...sentence.matchAll(FLIGHT)]
	const flights = numbers.flatMap(({ 0: number, index }, at) => {
		const from = at === 0 && numbers.length === 1 ? 0 : index
		const part = sentence.slice(from, numbers[at + 1]?.index).replace(number, ' ')
		const values = readEntry('flight', part.replaceAll(/\b(?:and|arriv\w+|same day)\b/gi, ' , '), days, false)
		if (!values) return []
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
					...values,
					...Object.entries(more).flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : [])),
				],
				where,
			),
		]
	})
	if (flights.length > 0) return flights
	const found = findDays(sentence, days)
	const raw = found.map(({ from, to }) => sentence.slice(from, to)).join(' | ')
	const stay = STAY.exec(sentence)
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
	const [, name, place] = ARRANGED.exec(sentence) ?? []
	return name && time && found.length === 1 ? entry('activity', `${name} | ${raw} ${time} | ${place ?? ''}`) : []
}

const block = (type: EntryType | 'guest', values: LabelledValues, where: string): Block =>
	labelledBlock(type, [], values, where)
