import type { UnusedEntity } from '#shared/import/draft.ts'
import { Button } from '#web/ui/button.tsx'

/** Most bookings have a few. A document that was hardly read has many, and the first ones show that. */
const SHOWN = 12

type Props = {
	unused: readonly UnusedEntity[]
	/** Selects the text in the document, ready to be entered into a field. */
	onSelect: (entity: UnusedEntity) => void
}

/** What the document states and no value uses, each with the line it is in (IMPORT-60). */
export function UnusedList({ unused, onSelect }: Props) {
	const more = unused.slice(SHOWN)
	return (
		<>
			<p className="-mt-2 text-ink-soft">Check whether any of this belongs to the trip.</p>
			<Lines unused={unused.slice(0, SHOWN)} onSelect={onSelect} />
			{more.length > 0 ? (
				<details>
					<summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sea">{more.length} more</summary>
					<Lines unused={more} onSelect={onSelect} />
				</details>
			) : null}
		</>
	)
}

function Lines({ unused, onSelect }: Props) {
	return (
		<ul className="divide-y divide-line rounded-lg border border-line">
			{unused.map((entity) => {
				const { kind, text, where, line } = entity
				return (
					<li key={`${kind} ${text} ${where}`} className="flex items-center gap-3 px-4 py-2 md:px-5">
						<span className="min-w-0 grow wrap-anywhere">
							<span className="font-medium">{text}</span>
							{line === text ? null : <span className="block text-sm text-ink-soft">{line}</span>}
						</span>
						<Button
							size="small"
							variant="quiet"
							aria-label={`Select ‘${text}’ in the document`}
							onClick={() => onSelect(entity)}
						>
							Select
						</Button>
					</li>
				)
			})}
		</ul>
	)
}
