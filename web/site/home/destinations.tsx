import destinations from 'virtual:catalogue/destinations'
import { Link } from 'wouter'
import { classNames } from '#web/ui/class-names.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { EnquiryLink } from '../enquiry/enquiry.tsx'

/** A grid of pictures; the first and the last are larger (SITE-40). */
export function Destinations() {
	const last = destinations.length - 1
	return (
		<section aria-labelledby="destinations" className="mx-auto max-w-[110rem] px-5 py-24 md:px-8 md:py-36">
			<h2 id="destinations" className="font-display text-4xl md:text-6xl">
				Popular destinations
			</h2>
			<ul className="mt-9 grid auto-rows-[13rem] grid-cols-2 gap-2.5 sm:auto-rows-[17rem] md:mt-14 md:gap-4 lg:auto-rows-[19rem] lg:grid-cols-4">
				{destinations.map((destination, index) => (
					<li
						key={destination.name}
						className={classNames(
							index === 0 && 'col-span-2 row-span-2 max-sm:row-span-1 lg:row-span-2',
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
function Tile({ destination, isLarge }: { destination: (typeof destinations)[number]; isLarge: boolean }) {
	const { name, line, picture, served, links } = destination
	return (
		<div className="group relative isolate flex size-full items-end overflow-clip rounded-sm bg-night text-foam has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-sea">
			<ServedPicture
				served={served}
				alt={picture.alt}
				sizes={isLarge ? '(min-width: 64rem) 50vw, 100vw' : '(min-width: 64rem) 25vw, 50vw'}
				className="absolute inset-0 -z-10 size-full transition-transform duration-250 group-hover:scale-[1.03]"
			/>
			<div className="w-full bg-linear-to-t from-night/85 via-night/60 via-55% to-transparent px-4 pt-16 pb-2 md:px-6 md:pb-3">
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
	'relative z-10 inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 outline-none hover:underline focus-visible:underline'
const COVERS_TILE = 'static after:absolute after:inset-0'
