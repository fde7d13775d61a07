import { useState } from 'react'
import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'

type TickKind = 'leaveOut' | 'take' | 'remove' | 'documents'
export type Ticks = Readonly<Record<TickKind, ReadonlySet<string>>>
export type Tick = (kind: TickKind, path: string, isTicked: boolean) => void

const NONE: Ticks = { leaveOut: new Set(), take: new Set(), remove: new Set(), documents: new Set() }

/** The paths that staff ticked in a preview. A new trip begins without what its document calls cancelled (IMPORT-65). */
export function useTicks({ draft, match }: Pick<ImportPreview, 'draft' | 'match'>) {
	const [given] = useState<Ticks>(() => ({ ...NONE, leaveOut: new Set(match ? [] : cancelledPaths(draft)) }))
	const [ticks, setTicks] = useState(given)
	const tick: Tick = (kind, path, isTicked) =>
		setTicks((before) => {
			const after = new Set(before[kind])
			if (isTicked) after.add(path)
			else after.delete(path)
			return { ...before, [kind]: after }
		})
	return { ticks, tick, isTicked: ticks !== given }
}

const cancelledPaths = (draft: ImportPreview['draft']) =>
	IMPORTED_KINDS.flatMap((list) =>
		draft[list].flatMap(({ fields }, index) => (fields.status?.value === 'cancelled' ? [`${list}/${index}`] : [])),
	)

export const tickedPaths = ({ leaveOut, take, remove, documents }: Ticks): Pick<ImportDecisions, TickKind> => ({
	leaveOut: [...leaveOut],
	take: [...take],
	remove: [...remove],
	documents: [...documents],
})
