import { Plus } from 'lucide-react'
import { IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import { Button } from '#web/ui/button.tsx'

const NAMES: Record<ImportedKind, string> = {
	guests: 'A guest',
	flights: 'A flight',
	accommodations: 'A stay',
	transfers: 'A transfer',
	activities: 'An activity',
}

/** Adds what the document has and nobody read. */
export function AddPart({ onAdd }: { onAdd: (list: ImportedKind) => void }) {
	return (
		<fieldset className="flex flex-wrap items-center gap-2">
			<legend className="mb-2 text-ink-soft">Is something missing? Add it here.</legend>
			{IMPORTED_KINDS.map((list) => (
				<Button key={list} size="small" onClick={() => onAdd(list)}>
					<Plus aria-hidden="true" />
					{NAMES[list]}
				</Button>
			))}
		</fieldset>
	)
}
