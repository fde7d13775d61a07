import type { ReactNode } from 'react'
import type { VillaCard } from '#shared/catalogue/card.ts'
import { locationLabel } from '#shared/catalogue/property.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { ThemedPicture } from '#web/ui/themed-picture.tsx'

type Props = {
	property: Pick<VillaCard, 'name' | 'location' | 'country' | 'image'>
	/** Shown in a corner of the picture. */
	badge?: ReactNode
	/** The link to the property. Its class stretches it over the card, so that a tap anywhere follows it. */
	action: ReactNode
	children: ReactNode
}

export function PropertyCard({ property, badge, action, children }: Props) {
	const { name, image } = property
	return (
		<article className="picture-card">
			<div className="aspect-4/3 overflow-clip bg-sunk">
				<ThemedPicture
					served={image.served}
					alt={image.alt}
					night={image.night}
					nightAlt={`${name} after dark`}
					sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
					className="size-full"
				/>
			</div>
			{badge}
			<div className="flex grow flex-col gap-4 p-5">
				<div>
					<h2 className="font-display text-2xl wrap-anywhere">{name}</h2>
					<p className="mt-1 flex items-center gap-1.5 text-ink-soft">
						<Glyph d={PIN} className="size-4 text-terracotta" />
						{locationLabel(property)}
					</p>
				</div>
				{children}
				<div className="mt-auto">{action}</div>
			</div>
		</article>
	)
}

/** A path on a 24 × 24 grid. */
const PIN =
	'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm2.3-11a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z'
