import { MarkedWords } from '../publish/marked-words.tsx'

/** One field that an offer changes. In a conflict, staff have written something else than what they once took over. */
export type OfferedField = { path: string; yours: unknown; theirs: unknown; isConflict: boolean }

type Choice = 'yours' | 'theirs'
type Props = {
	field: OfferedField
	label: string
	choice: Choice | null
	isMissing: boolean
	onChoose: (choice: Choice) => void
}

/** What taking the offer would change of a field, with the choice to leave it. */
export const OfferedChange = ({ field, label, choice, isMissing, onChoose }: Props) => (
	<fieldset>
		<legend className="text-sm font-medium">{label}</legend>
		<p className="mt-0.5 whitespace-pre-line wrap-anywhere">
			<MarkedWords before={field.yours} after={field.theirs} />
		</p>
		{field.isConflict ? (
			<p className={isMissing ? 'mt-1 text-danger' : 'mt-1 text-amber'}>You have changed this too: choose one.</p>
		) : null}
		<div className="flex flex-wrap gap-x-6">
			{(['theirs', 'yours'] as const).map((whose) => (
				<label key={whose} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
					<input
						type="radio"
						name={field.path}
						checked={choice === whose}
						onChange={() => onChoose(whose)}
						className="radio-mark"
					/>
					{whose === 'theirs' ? 'Take the release’s' : 'Leave ours'}
				</label>
			))}
		</div>
	</fieldset>
)
