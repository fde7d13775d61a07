import { useState } from 'react'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { defaultPicture, type PictureName } from '#shared/trips/trip-picture.ts'
import { classNames } from '#web/ui/class-names.ts'
import city from '../pictures/city.svg'
import desert from '../pictures/desert.svg'
import lagoon from '../pictures/lagoon.svg'
import monaco from '../pictures/monaco.svg'
import mountains from '../pictures/mountains.svg'
import porto from '../pictures/porto.svg'

const ADDRESSES: Record<PictureName, string> = { monaco, porto, lagoon, mountains, desert, city }

type Props = {
	trip: Pick<PortalTrip, 'id' | 'destination' | 'thumbnailImage' | 'headerImage'>
	/** 'header' fills the opening of a page, 'card' a card of a list. */
	use: 'header' | 'card'
	className?: string
}

/** The picture that staff chose for this use, else the one they chose for the other, else a drawing. It fills its box. */
export function TripPicture({ trip, use, className }: Props) {
	const [first, second] =
		use === 'header' ? [trip.headerImage, trip.thumbnailImage] : [trip.thumbnailImage, trip.headerImage]
	// Without a network there is only the drawing.
	const [missing, setMissing] = useState<string | null>(null)
	const chosen = first ?? second
	const drawing = ADDRESSES[defaultPicture(trip)]
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
