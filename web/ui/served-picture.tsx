import type { ServedPicture as Served } from '#shared/catalogue/property.ts'
import { classNames } from './class-names.ts'

type Props = {
	/** Null while the picture has not been built: a plain area reserves its space. */
	served: Pick<Served, 'width' | 'height' | 'color' | 'focal' | 'sources'> | null
	alt: string
	/** As in HTML: '(min-width: 64rem) 33vw, 100vw'. */
	sizes: string
	/** `opening` for a page's hero. */
	priority?: keyof typeof LOADING
	/** Sets the size of the box that the picture fills. */
	className?: string
}

/** The width of a picture that opens a page, for `sizes`. */
export const OPENING_SIZES = '(min-width: 64rem) 60vw, 100vw'

const LOADING = {
	/** The server also preloads it in the page's head. */
	first: { fetchPriority: 'high' },
	/** Loaded with the page, after its hero. */
	eager: { loading: 'eager', fetchPriority: 'low', decoding: 'async' },
	lazy: { loading: 'lazy', decoding: 'async' },
	/** For the picture that opens a page in one of the two themes: only the theme's own is loaded. theme-start.js preloads it. */
	opening: { loading: 'lazy', fetchPriority: 'high' },
} as const

/** A picture in the best format that the browser supports, at the width that it needs. Its dominant colour shows until it has loaded. */
export function ServedPicture({ served, alt, sizes, priority = 'lazy', className }: Props) {
	const classes = classNames('block bg-sunk object-cover', className)
	const fallback = served?.sources.at(-1)
	if (!served || !fallback) return <div className={classes} />
	const types = new Set(served.sources.map(({ type }) => type))
	types.delete(fallback.type)
	const image = (
		<img
			src={fallback.src}
			{...srcSetOf(served, fallback.type, sizes)}
			alt={alt}
			width={served.width}
			height={served.height}
			{...LOADING[priority]}
			style={{ backgroundColor: served.color, objectPosition: served.focal?.map((part) => `${part}%`).join(' ') }}
			className={classes}
		/>
	)
	if (types.size === 0) return image
	return (
		<picture className="contents">
			{[...types].map((type) => (
				<source key={type} type={type} {...srcSetOf(served, type, sizes)} />
			))}
			{image}
		</picture>
	)
}

/** The `srcSet` of one type. An SVG needs none: one file fits every width. */
function srcSetOf({ sources }: Pick<Served, 'sources'>, type: string, sizes: string) {
	if (type === 'image/svg+xml') return null
	const choices = sources.filter((source) => source.type === type).map(({ src, width }) => `${src} ${width}w`)
	return { srcSet: choices.join(', '), sizes }
}
