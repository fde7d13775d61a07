import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import type { HomeContent } from '#shared/catalogue/page-data.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { EnquiryLink } from '../enquiry/enquiry.tsx'

type Destination = HomeContent['destinations'][number]

/** A grid of pictures; the first and the last are larger (SITE-40). */
export function Destinations({ destinations }: { destinations: readonly Destination[] }) {
	const last = destinations.length - 1
	return (
		<section aria-labelledby="destinations" className="mx-auto max-w-7xl px-5 py-24 md:px-8 md:py-36">
			<h2 id="destinations" className="font-display text-4xl md:text-6xl">
				Popular destinations
			</h2>
			<ul className="mt-9 grid auto-rows-[minmax(17rem,auto)] grid-cols-2 gap-2.5 sm:auto-rows-[minmax(21rem,auto)] md:mt-14 md:gap-4 lg:auto-rows-[minmax(22rem,auto)] lg:grid-cols-4">
				{destinations.map((destination, index) => (
					<li
						key={destination.name}
						className={classNames(
							index === 0 && 'col-span-2 row-span-2 max-sm:row-span-1',
							index === last && 'col-span-2',
						)}
					>
						<Tile destination={destination} isLarge={index === 0 || index === last} />
					</li>
				))}
			</ul>
		</section>
	)
}

/** The whole tile follows its first link. Without a stay in the catalogue it opens an enquiry about the destination. */
function Tile({ destination, isLarge }: { destination: Destination; isLarge: boolean }) {
	const { name, line, picture, served, links } = destination
	return (
		<div
			style={served ? ({ '--tone': served.color } as CSSProperties) : undefined}
			className="field group relative isolate flex size-full flex-col overflow-clip rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-sea"
		>
			<div className="relative min-h-32 grow overflow-clip">
				<ServedPicture
					served={served}
					alt={picture.alt}
					sizes={isLarge ? '(min-width: 64rem) 50vw, 100vw' : '(min-width: 64rem) 25vw, 50vw'}
					className="absolute inset-0 size-full transition-transform duration-250 group-hover:scale-[1.03]"
				/>
			</div>
			<div className="w-full px-4 pt-3 pb-1 md:px-5 md:pt-4 md:pb-2">
				<h3
					className={classNames(
						'font-display leading-tight',
						isLarge ? 'text-3xl md:text-4xl' : 'text-2xl md:text-3xl',
					)}
				>
					{name}
				</h3>
				<p className={classNames('mt-1.5 text-foam/90', !isLarge && 'max-sm:sr-only')}>{line}</p>
				<p className="flex flex-wrap gap-x-6">
					{links.map(({ label, path }, index) => (
						<Link key={path} href={path} className={classNames(TILE_LINK, index === 0 && COVERS_TILE)}>
							{label}
							<span className="sr-only">, {name}</span>
							<Glyph d={ARROW} className="size-4" />
						</Link>
					))}
					{links.length === 0 ? (
						<EnquiryLink about={name} href="#concierge" className={`${TILE_LINK} ${COVERS_TILE}`}>
							Ask us
							<span className="sr-only"> about {name}</span>
							<Glyph d={ARROW} className="size-4" />
						</EnquiryLink>
					) : null}
				</p>
			</div>
		</div>
	)
}

const ARROW = 'M5 12h14m-6-6 6 6-6 6'
/** Above the link that covers the tile. */
const TILE_LINK =
	'relative z-10 inline-flex min-h-11 min-w-0 wrap-anywhere items-center gap-2 font-medium underline-offset-4 outline-none hover:underline focus-visible:underline'
const COVERS_TILE = 'static after:absolute after:inset-0'
