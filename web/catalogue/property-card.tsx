import type { ReactNode } from 'react'
import type { VillaCard } from '#shared/catalogue/card.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { SIGNS } from './signs.ts'

type Props = {
	property: Pick<VillaCard, 'name' | 'location' | 'country' | 'image'>
	/** Lies in a corner of the picture. */
	badge?: ReactNode
	/** The link to the property. It is stretched over the card, so that a tap anywhere follows it. */
	action: ReactNode
	children: ReactNode
}

/** A property in a grid: picture, name, place, and what else there is to say. */
export function PropertyCard({ property, badge, action, children }: Props) {
	const { name, location, country, image } = property
	return (
		<article className="group relative flex h-full flex-col overflow-clip rounded-lg border border-line bg-card shadow-card transition-shadow duration-200 hover:shadow-lifted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
			<div className="aspect-4/3 overflow-clip bg-sunk">
				<ServedPicture
					served={image.served}
					alt={image.alt}
					sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
					className="size-full transition-transform duration-250 group-hover:scale-103"
				/>
			</div>
			{badge}
			<div className="flex grow flex-col gap-4 p-5">
				<div>
					<h2 className="font-display text-2xl">{name}</h2>
					<p className="mt-1 flex items-center gap-1.5 text-ink-soft">
						<Glyph d={SIGNS.pin} className="size-4 text-terracotta" />
						{location === country ? country : `${location}, ${country}`}
					</p>
				</div>
				{children}
				<div className="mt-auto">{action}</div>
			</div>
		</article>
	)
}

/** The grid that cards stand in: one column on phones, then two and three. */
export const cardGrid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8'
/** A card's link, for the element that leads to it. */
export const cardLink =
	"inline-flex h-11 w-full items-center justify-center rounded-md border border-control font-medium text-ink transition-colors duration-150 group-hover:border-sea group-hover:bg-sea group-hover:text-on-sea outline-none after:absolute after:inset-0 after:content-['']"
