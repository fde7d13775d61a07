import type { ComponentProps, ReactNode } from 'react'
import type { Picture as CataloguePicture, ServedFilm } from '#shared/catalogue/property.ts'
import { Opening } from '#web/ui/opening.tsx'
import { OPENING_SIZES } from '#web/ui/served-picture.tsx'
import { ThemedPicture } from '#web/ui/themed-picture.tsx'
import { useServedPicture } from '../property-pictures.tsx'
import { HeroFilm } from './hero-film.tsx'

type Props = {
	/** Shown when there is no film. */
	still: CataloguePicture
	/** Shown in the dark theme, without a film. */
	night: CataloguePicture | undefined
	film: ServedFilm | null
	title: string
	place: string
	badge: ReactNode
	children: ReactNode
}

/** The opening of a property's page. */
export function PropertyHero({ still, night, film, title, place, badge, children }: Props) {
	const servedNight = useServedPicture(night?.name)
	const servedDay = useServedPicture(still.name)
	// The first frame of a film of the build has a file of its own.
	const day = film?.poster ? posterOf(film, film.poster, servedDay?.color) : servedDay
	return (
		<Opening
			tone={servedDay?.color}
			nightTone={servedNight?.color}
			className="min-h-[clamp(500px,82svh,60rem)]"
			picture={
				<>
					<ThemedPicture
						served={day}
						alt={still.alt}
						night={servedNight}
						nightAlt={night?.alt ?? ''}
						sizes={OPENING_SIZES}
						priority="opening"
					/>
					{film ? <HeroFilm film={film} hasNight={servedNight !== null} label={still.alt} /> : null}
				</>
			}
		>
			{badge}
			<h1 className="opening-title mt-4">{title}</h1>
			<p className="mt-3 text-lg md:text-xl">{place}</p>
			<div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3">{children}</div>
		</Opening>
	)
}

const posterOf = (
	{ width, height }: ServedFilm,
	poster: string,
	color = '',
): ComponentProps<typeof ThemedPicture>['served'] => ({
	width,
	height,
	color,
	sources: [{ type: 'image/webp', width, src: poster }],
})

/** The classes of a button on a picture, the same in both themes. */
export const PICTURE_BUTTON =
	'picture-button border border-foam/70 bg-transparent tracking-wide text-foam hover:bg-foam hover:text-night'
