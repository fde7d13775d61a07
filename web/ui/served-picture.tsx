import type { ServedPicture as Served } from '#shared/catalogue/property.ts'
import { classNames } from './class-names.ts'

type Props = {
	/** Null while the picture has not been made: its place is kept by a plain ground. */
	served: Pick<Served, 'width' | 'height' | 'color' | 'sources'> | null
	alt: string
	/** How wide it is shown, as in HTML: '(min-width: 64rem) 33vw, 100vw'. */
	sizes: string
	/** The picture that opens a page is fetched first; the rest when they come near. */
	priority?: keyof typeof LOADING
	/** Sets the size of the box, which the picture fills. */
	className?: string
}

const LOADING = {
	/** The server names it in the page's head as well. */
	first: { fetchPriority: 'high' },
	/** With the page, after what opens it. */
	eager: { loading: 'eager', fetchPriority: 'low', decoding: 'async' },
	lazy: { loading: 'lazy', decoding: 'async' },
} as const

/** A picture in the best format that the browser knows and the width that it needs. Its ground has the picture's own colour. */
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
			style={{ backgroundColor: served.color }}
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

/** The pictures of one type for the browser to choose from. A drawing fits any width: there is one, and no choice. */
function srcSetOf({ sources }: Pick<Served, 'sources'>, type: string, sizes: string) {
	if (type === 'image/svg+xml') return null
	const choices = sources.filter((source) => source.type === type).map(({ src, width }) => `${src} ${width}w`)
	return { srcSet: choices.join(', '), sizes }
}
