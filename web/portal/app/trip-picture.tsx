import { useState } from 'react'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import type { PictureName } from '#shared/trips/trip-picture.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DRAWINGS } from './drawings.ts'

type Props = {
	trip: Pick<PortalTrip, 'thumbnailImage' | 'headerImage'>
	/** For a trip without a picture of its own: `defaultPicture`, or what came with the journey. */
	drawing: PictureName
	/** 'header' fills the hero of a page, 'card' a card of a list. */
	use: 'header' | 'card'
	className?: string
}

/** The image that staff uploaded for this use, else their other image, else a drawing (PORTAL-16, PORTAL-17). It fills its container. */
export function TripPicture({ trip, drawing: name, use, className }: Props) {
	const [first, second] =
		use === 'header' ? [trip.headerImage, trip.thumbnailImage] : [trip.thumbnailImage, trip.headerImage]
	// Uploaded images are not available offline.
	const [missing, setMissing] = useState<string | null>(null)
	const chosen = first ?? second
	const drawing = DRAWINGS[name]
	return (
		<img
			src={chosen && chosen !== missing ? chosen : drawing}
			onError={() => setMissing(chosen)}
			alt=""
			loading={use === 'card' ? 'lazy' : 'eager'}
			fetchPriority={use === 'card' ? 'auto' : 'high'}
			decoding="async"
			className={classNames('size-full object-cover', className)}
		/>
	)
}
