import { useState } from 'react'

/** Paths that were ticked, and how to tick another. */
export function useToggled() {
	const [paths, setPaths] = useState<ReadonlySet<string>>(new Set())
	const toggle = (path: string, isIn: boolean) =>
		setPaths((before) => {
			const after = new Set(before)
			if (isIn) after.add(path)
			else after.delete(path)
			return after
		})
	return [paths, toggle] as const
}
