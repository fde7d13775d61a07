import type { ReactNode } from 'react'
import type { Picture as CataloguePicture } from '#shared/catalogue/property.ts'
import { servedFilm } from '../catalogue.ts'
import { Picture } from '../picture.tsx'
import { HeroFilm } from './hero-film.tsx'

type Props = {
	/** Shown when there is no film. */
	still: CataloguePicture
	film: string | null
	title: string
	place: string
	badge: ReactNode
	children: ReactNode
}

/** The full-width hero of a property's page. */
export function PropertyHero({ still, film, title, place, badge, children }: Props) {
	const served = film === null ? null : servedFilm(film)
	return (
		<section className="relative isolate flex min-h-[clamp(500px,82svh,60rem)] items-end overflow-hidden bg-night pt-30 text-foam">
			{served ? (
				<HeroFilm film={served} label={still.alt} />
			) : (
				<Picture
					name={still.name}
					alt={still.alt}
					sizes="100vw"
					priority="first"
					className="absolute inset-0 -z-20 size-full"
				/>
			)}
			<div className="mx-auto flex w-full max-w-7xl flex-col gap-x-12 gap-y-7 px-5 pb-9 md:px-8 md:pb-14 lg:flex-row lg:items-end">
				<div className="hero-text hero-text-shadow min-w-0 lg:mr-auto">
					{badge}
					<h1 className="mt-4 font-display text-5xl leading-[1.02] wrap-anywhere md:text-7xl xl:text-[5.5rem]">
						{title}
					</h1>
					<p className="mt-3 text-lg md:text-xl">{place}</p>
				</div>
				<div className="flex shrink-0 gap-3 max-sm:*:grow max-sm:*:px-3 lg:pb-2">{children}</div>
			</div>
		</section>
	)
}

/** The classes of a button on a picture, the same in both themes. */
export const PICTURE_BUTTON =
	'picture-button border border-foam/70 bg-night/62 tracking-wide text-foam hover:bg-foam hover:text-night'
