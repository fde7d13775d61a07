import type { Finding } from '#shared/trips/findings/finding.ts'
import type { FindingMark } from '#shared/trips/findings/finding-mark.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { viewerDay } from '#shared/dates.ts'
import { LINK } from './finding-line.tsx'

type Props = { marked: { finding: Finding; mark: FindingMark }[]; onSaved: () => Promise<unknown> }

/** What staff marked as intended, by whom and why, folded away (CRM-151). */
export function MarkedFindings({ marked, onSaved }: Props) {
	const mayChange = useMayChange()
	const undo = (id: string) =>
		withToast({ success: 'Shown as an issue again', failure: 'Not changed' }, async () => {
			await send('DELETE', `/api/admin/finding-marks/${id}`)
			await onSaved()
		}).catch(() => {})
	return (
		<details className="mt-2 text-sm text-ink-soft">
			<summary className="w-fit cursor-pointer py-0.5 underline decoration-line underline-offset-4 hover:decoration-sea pointer-coarse:py-3">
				{`${marked.length} marked as intended`}
			</summary>
			<ul className="mt-1 flex flex-col gap-1.5">
				{marked.map(({ finding, mark }) => (
					<li key={mark.id} className="wrap-anywhere">
						{`${finding.problem} ${mark.markedBy ?? 'A former colleague'}, ${staffDate(viewerDay(new Date(mark.markedAt)))}`}
						{mark.reason ? `: “${mark.reason}” ` : '. '}
						{mayChange ? (
							<button type="button" className={LINK} onClick={() => void undo(mark.id)}>
								Show as issue<span className="sr-only">: {finding.problem}</span>
							</button>
						) : null}
					</li>
				))}
			</ul>
		</details>
	)
}
