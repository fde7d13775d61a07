import { doubtsOf, fieldsOf, type Line, type SequenceElement, valueFrom } from './lines.ts'
import { referenceIn } from './segment-values.ts'

const TABLE =
	/\b(?:table (?:for|of) \d|party of \d|party size|covers?: ?\d|number of (?:diners|covers)|tisch f[uü]r \d|table pour \d|mesa para \d|tavolo per \d|tafel voor \d|bord til \d)/i
const GENERIC = /\b(?:reservation|confirmed|confirmation|booking|thank|dear|hello|your|details|table|party)\b/i

/** Finds reserved tables: the restaurant is the title above the day and time. */
export function readTables(lines: readonly Line[]): SequenceElement[] {
	return lines.flatMap((line, at) => {
		if (!TABLE.test(line.text)) return []
		const near = lines.slice(Math.max(0, at - 6), at + 5)
		const moment = near.find(({ entities }) =>
			['date', 'time'].every((kind) => entities.some((one) => one.kind === kind)),
		)
		const date = moment?.entities.find(({ kind }) => kind === 'date')
		const time = moment?.entities.find(({ kind }) => kind === 'time')
		if (!moment || !date || !time) return []
		const name = lines
			.slice(Math.max(0, at - 6), at)
			.toReversed()
			.find(
				({ text, entities }) =>
					entities.length === 0 &&
					/^\p{Lu}/u.test(text) &&
					text.length <= 70 &&
					!/[.!?:]$/.test(text) &&
					!GENERIC.test(text),
			)
		if (!name) return []
		const reference = referenceIn(near)
		const address = lines.findIndex(
			({ label, section }) =>
				/^(?:address|adresse|direccion|indirizzo|where|location)$/.test(label) && section !== 'guest',
		)
		const first = lines[address]
		const second = lines[address + 1]
		const isMore =
			first &&
			second &&
			second.label === '' &&
			/\d/.test(second.text) &&
			!/^\+|\d{6}/.test(second.text) &&
			second.text.length < 60
		return [
			{
				fields: fieldsOf({
					name: valueFrom(name, name.text, name.text),
					date: valueFrom(moment, moment.text, date.value),
					time: valueFrom(moment, moment.text, time.value),
					location: first && valueFrom(first, first.value, isMore ? `${first.value}, ${second.text}` : first.value),
					confirmationNumber: reference,
				}),
				issues: doubtsOf('date', date),
			},
		]
	})
}
