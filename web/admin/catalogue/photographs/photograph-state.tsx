import { CircleAlert } from 'lucide-react'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'

/** How far a photograph is. Nothing for one that is made, and for a drawing. */
export function PhotographState({ picture }: { picture: CataloguePicture | undefined }) {
	if (!picture || picture.state === 'made') return null
	if (picture.state === 'waiting')
		return <p className="text-sm text-ink-soft">Being prepared. You can go on working.</p>
	return (
		<p className="flex items-start gap-1.5 text-sm text-danger">
			<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			{picture.failure}
		</p>
	)
}
