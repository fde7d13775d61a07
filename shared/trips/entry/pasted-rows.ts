import { readCalendarDay } from '#shared/calendar-day.ts'
import type { Field } from '#shared/fields.ts'
import { fold } from '#shared/fold.ts'
import type { EnteredKind } from '../kinds/registry.ts'
import type { AnyKind } from '../kinds/record-kind.ts'

/** The columns of rows that come without headings. Kinds that are missing are not pasted. */
export const PASTED_COLUMNS: { readonly [K in EnteredKind]?: readonly string[] } = {
	guests: ['fullName', 'dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'],
	flights: ['airline', 'flightNumber', 'departureAirport', 'arrivalAirport', 'departureTime', 'arrivalTime'],
	activities: ['name', 'date', 'time', 'location', 'description'],
}

export type PastedRows = {
	/** By field name, as the form would contain them. What cannot be read stays as it was written, for the schema to refuse. */
	rows: Record<string, string>[]
	/** Headings that no field has. */
	unknown: string[]
}

/**
 * Rows that were copied from a sheet, with tabs between the cells (CRM-342). Where the first row names fields by their labels it gives the order of
 * the columns; otherwise they are those of `PASTED_COLUMNS`.
 */
export function readPastedRows(text: string, kind: AnyKind): PastedRows {
	const lines = text
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '')
		.map((line) => line.split('\t').map(unquoted))
	const [first = []] = lines
	const named = first.map((cell) => fieldNamed(cell, kind))
	const hasHeadings = named.filter((name) => name !== null).length > first.length / 2
	const columns = hasHeadings ? named : (PASTED_COLUMNS[kind.names.list as EnteredKind] ?? [])
	const rows = (hasHeadings ? lines.slice(1) : lines).map((cells) =>
		Object.fromEntries(
			columns.flatMap((name, index) => {
				const field = name === null ? undefined : kind.fields[name]
				return name && field ? [[name, valueOf(field, cells[index] ?? '')]] : []
			}),
		),
	)
	return { rows, unknown: hasHeadings ? first.filter((cell, index) => cell !== '' && named[index] === null) : [] }
}

/** Sheets put quotes around cells with several lines or quotes. */
const unquoted = (cell: string) => {
	const text = cell.trim()
	return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text
}

const fieldNamed = (heading: string, { fields }: AnyKind): string | null =>
	Object.keys(fields).find((name) => [fold(name), fold(fields[name]?.label ?? '')].includes(fold(heading))) ?? null

const DAY_AND_TIME = /^(.+?)(?:,|\sat)?[\sT]+(\d{1,2})[:.](\d\d)(?::\d\d)?$/

function valueOf({ kind, options }: Field, cell: string): string {
	if (kind === 'date') return dayOf(cell)
	if (kind === 'choice') return options?.find((option) => fold(option) === fold(cell)) ?? cell
	const [, day = '', hours = '', minutes = ''] = kind === 'dateTime' ? (DAY_AND_TIME.exec(cell) ?? []) : []
	return day === '' ? cell : `${dayOf(day)}T${hours.padStart(2, '0')}:${minutes}`
}

function dayOf(text: string): string {
	const read = readCalendarDay(text)
	return 'day' in read ? read.day : text
}
