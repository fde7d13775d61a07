import { useState } from 'react'
import type { ImportDecisions } from '#shared/import/preview.ts'

type TickKind = 'leaveOut' | 'take' | 'remove' | 'documents'
export type Ticks = Readonly<Record<TickKind, ReadonlySet<string>>>
export type Tick = (kind: TickKind, path: string, isTicked: boolean) => void

const NONE: Ticks = { leaveOut: new Set(), take: new Set(), remove: new Set(), documents: new Set() }

/** The paths that staff ticked in a preview. */
export function useTicks() {
	const [ticks, setTicks] = useState(NONE)
	const tick: Tick = (kind, path, isTicked) =>
		setTicks((before) => {
			const after = new Set(before[kind])
			if (isTicked) after.add(path)
			else after.delete(path)
			return { ...before, [kind]: after }
		})
	return [ticks, tick] as const
}

export const tickedPaths = ({ leaveOut, take, remove, documents }: Ticks): Pick<ImportDecisions, TickKind> => ({
	leaveOut: [...leaveOut],
	take: [...take],
	remove: [...remove],
	documents: [...documents],
})
