import type { ReactNode } from 'react'
import { Opening } from '#web/ui/opening.tsx'

/** The opening of a page: a picture, and its caption on a field next to it. */
export function PageHero({ picture, children }: { picture: ReactNode; children: ReactNode }) {
	return (
		<Opening className="portal-opening md:min-h-120" picture={<div className="absolute inset-0">{picture}</div>}>
			{children}
		</Opening>
	)
}
