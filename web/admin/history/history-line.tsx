import { auditWords } from '#shared/audit/words.ts'
import type { HistoryAct, HistoryChange, HistoryEntry } from '#shared/history/history-entry.ts'
import { historyTime } from './history-time.ts'
import { fieldsOfList, nameOfList } from './list-fields.ts'
import { ChangedFields } from './changed-fields.tsx'

type Only = { recordId: string; title: string }
type Props = {
	entry: HistoryEntry
	/** Narrows the list to a record; null where it is narrowed. */
	onOnly: ((only: Only) => void) | null
}

/** One change with its fields, or one action of the audit. */
export function HistoryLine({ entry, onOnly }: Props) {
	const { at, actor, change } = entry
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<p className="min-w-0 grow wrap-anywhere">
					<span className="font-medium">{actor ?? (change ? AUTOMATIC[change.why] : 'A deleted account')}</span>{' '}
					{change ? <Sentence change={change} onOnly={onOnly} /> : <Action words={auditWords(entry.action)} />}
				</p>
				<time dateTime={at} className="text-sm text-ink-soft tabular-nums">
					{historyTime(at)}
				</time>
			</div>
			{change ? (
				<ChangedFields act={change.act} fields={fieldsOfList(change.list)} differences={change.differences} />
			) : null}
		</li>
	)
}

/** Who is named where no account is: it was deleted, or the product wrote by itself. */
const AUTOMATIC: Record<HistoryChange['why'], string> = {
	staff: 'A deleted account',
	traveller: 'A traveller',
	import: 'An import',
	flight: 'A flight report',
}

const ACTS: Record<HistoryAct, string> = {
	added: 'added',
	changed: 'changed',
	removed: 'deleted',
	replaced: 'replaced',
	restored: 'brought back',
}

function Sentence({ change, onOnly }: { change: HistoryChange; onOnly: Props['onOnly'] }) {
	const { act, list, recordId, title, why } = change
	const name = nameOfList(list)
	const by = why === 'import' ? ' with an import' : ''
	// The trip and the customer are what the whole list is about.
	if (name === null) return `${ACTS[act]} the details${by}`
	return (
		<>
			{`${ACTS[act]} the ${name} `}
			{onOnly ? (
				<button
					type="button"
					className="text-left text-sea underline decoration-line underline-offset-4 hover:decoration-sea pointer-coarse:min-h-11"
					onClick={() => onOnly({ recordId, title })}
				>
					{title}
				</button>
			) : (
				title
			)}
			{by}
		</>
	)
}

/** 'Handed a trip over' after the person's name. */
const Action = ({ words }: { words: string }) => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`
