import { isDoubt } from '#shared/import/certainty.ts'
import {
	type Draft,
	type DraftElement,
	type DraftFields,
	IMPORTED_KINDS,
	type ImportedKind,
} from '#shared/import/draft.ts'
import { type DraftScore, noScore } from './score.ts'

type Values = Record<string, unknown>
type Expected = { order?: { id?: string | null }; trip?: Values } & Partial<Record<ImportedKind, Values[] | null>>
/** Further acceptable readings by path: `{ 'flights/0/pnr': ['8T2WLK'] }`. Null: the value may be missing. */
export type Alternatives = Record<string, (string | null)[]>
type Paired = DraftElement & { path: string }

/** Fields that nearly every part has and that expected drafts leave out when they say nothing unusual. */
const USUAL = new Set(['status', 'segmentType'])

/**
 * Compares every member of an expected trip with the draft. Elements are paired by the values they share, not by their
 * place. A value that the draft has from the document, in a field that the expected trip lacks, is invented.
 */
export function compareDraft(expected: Expected, draft: Draft, alternatives: Alternatives = {}): DraftScore {
	const score = noScore()
	const doubted = new Set(draft.issues.filter(isDoubt).map(({ path }) => path))
	const isRight = (path: string, want: unknown, got: string | number) =>
		[want, ...(alternatives[path] ?? [])].some((one) => one !== null && one !== undefined && plain(one) === plain(got))

	compare('order', { id: expected.order?.id }, draft.order.id ? { id: draft.order.id } : {})
	compare('trip', expected.trip ?? {}, draft.trip)
	for (const list of IMPORTED_KINDS) {
		const wanted = expected[list] ?? []
		const read = draft[list].map((element, index) => ({ ...element, path: `${list}/${index}` }))
		const pairs = pairElements(read, wanted, (index, name, got) =>
			isRight(`${list}/${index}/${name}`, wanted[index]?.[name], got),
		)
		for (const [index, values] of wanted.entries()) {
			const element = pairs.get(index)
			compare(`${list}/${index}`, values, element?.fields ?? {}, element?.path)
		}
		const paired = new Set(pairs.values())
		for (const element of read.filter((one) => !paired.has(one))) {
			score.invented++
			const values = Object.entries(element.fields).map(([name, { value }]) => `${name} ${value}`)
			score.missed.push(`${element.path} is invented: ${values.join(', ')}`)
		}
	}
	return score

	function compare(path: string, values: Values, fields: DraftFields, readPath = path) {
		for (const [name, want] of Object.entries(values)) {
			if (typeof want !== 'string' && typeof want !== 'number') continue
			const at = `${path}/${name}`
			const got = fields[name]
			score.expected++
			if (got && isRight(at, want, got.value)) score.hits++
			else {
				const isWrong = got !== undefined
				score.wrong += Number(isWrong)
				score.wrongAndCertain += Number(isWrong && isStated(got) && !doubted.has(`${readPath}/${name}`))
				score.missed.push(`${at}: ${isWrong ? `‘${got.value}’ (${got.certainty})` : 'missing'} for ‘${want}’`)
			}
		}
		for (const [name, got] of Object.entries(fields)) {
			const isExtra = values[name] === undefined || values[name] === null
			if (isExtra && isStated(got) && !USUAL.has(name) && !isRight(`${path}/${name}`, undefined, got.value))
				score.inventedValues.push(`${path}/${name}: ‘${got.value}’`)
		}
	}
}

const isStated = ({ certainty }: { certainty: string }) => certainty === 'stated' || certainty === 'read'

/** Typographic variants of dashes, quotation marks and blanks, and capitals, make no difference. */
const plain = (value: unknown) =>
	String(value).replaceAll(/[–—]/g, '-').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Pairs each expected element with the read one that shares most values with it. */
function pairElements(
	read: readonly Paired[],
	wanted: readonly Values[],
	isRight: (index: number, name: string, got: string | number) => boolean,
): Map<number, Paired> {
	const candidates = wanted
		.flatMap((values, index) =>
			read.map((element, at) => ({
				index,
				element,
				distance: Math.abs(index - at),
				shared: Object.keys(values).filter((name) => {
					const got = element.fields[name]
					return got && isRight(index, name, got.value)
				}).length,
			})),
		)
		.filter(({ shared }) => shared > 0)
		.toSorted((a, b) => b.shared - a.shared || a.distance - b.distance)
	const pairs = new Map<number, Paired>()
	const taken = new Set<Paired>()
	for (const { index, element } of candidates) {
		if (pairs.has(index) || taken.has(element)) continue
		pairs.set(index, element)
		taken.add(element)
	}
	return pairs
}
