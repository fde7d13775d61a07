import { Button } from '#web/ui/button.tsx'
import { shownValue } from '../shown-value.ts'
import { useForm } from './form-context.ts'

/** Both values of a field that somebody else has changed too, with the choice between them. */
export function FieldConflict({ path, label }: { path: string; label: string }) {
	const { conflicts, choose } = useForm()
	const conflict = conflicts.find((one) => one.path === path)
	if (!conflict) return null
	return (
		<section aria-label={`Two versions: ${label}`} className="mb-2 rounded-md bg-amber-wash p-3">
			<p className="font-medium text-amber">Somebody else has changed this too.</p>
			<dl className="mt-2 grid gap-2">
				{(['yours', 'theirs'] as const).map((whose) => (
					<div key={whose}>
						<dt className="text-sm font-medium">{whose === 'yours' ? 'Yours' : 'Theirs'}</dt>
						<dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
							{shownValue(conflict[whose])}
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-3 flex flex-wrap gap-3">
				<Button size="small" onClick={() => choose(conflict, 'yours')}>
					Keep mine
				</Button>
				<Button size="small" onClick={() => choose(conflict, 'theirs')}>
					Take theirs
				</Button>
			</div>
		</section>
	)
}
