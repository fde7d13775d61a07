import destinations from 'virtual:catalogue/destinations'
import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ServedPicture } from '#web/ui/served-picture.tsx'

/** The destinations with villas in the catalogue. The others lead to the contact section (SITE-40). */
const COUNTRIES: Record<string, string> = {
	'French Riviera': 'France',
	'Italian coast': 'Italy',
	'Portuguese coast': 'Portugal',
	Algarve: 'Portugal',
}

/** A grid of pictures; the first and the last are larger. */
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

function Tile({ destination, isLarge }: { destination: (typeof destinations)[number]; isLarge: boolean }) {
	const { name, line, picture, served } = destination
	const country = COUNTRIES[name]
	const classes =
		'group relative isolate flex size-full items-end overflow-clip rounded-sm bg-night text-foam focus-visible:outline-offset-4'
	const content = (
		<>
			<ServedPicture
				served={served}
				alt={picture.alt}
				sizes={isLarge ? '(min-width: 64rem) 50vw, 100vw' : '(min-width: 64rem) 25vw, 50vw'}
				className="absolute inset-0 -z-10 size-full transition-transform duration-250 group-hover:scale-[1.03]"
			/>
			<div className="w-full bg-linear-to-t from-night/85 via-night/60 via-55% to-transparent px-4 pt-16 pb-4 md:px-6 md:pb-5">
				<h3
					className={classNames(
						'font-display leading-tight',
						isLarge ? 'text-3xl md:text-4xl' : 'text-2xl md:text-3xl',
					)}
				>
					{name}
				</h3>
				<p className={classNames('mt-1.5 text-foam/90', !isLarge && 'max-sm:sr-only')}>{line}</p>
			</div>
		</>
	)
	if (country === undefined)
		return (
			<a href="#concierge" className={classes}>
				{content}
			</a>
		)
	return (
		<Link href={`${PAGES.villas}?locations=${country}`} className={classes}>
			{content}
		</Link>
	)
}
