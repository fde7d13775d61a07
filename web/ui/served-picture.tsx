import type { ServedPicture as Served } from '#shared/catalogue/property.ts'
import { classNames } from './class-names.ts'

type Props = {
	/** Null while the picture has not been made: its place is kept by a plain ground. */
	served: Pick<Served, 'width' | 'height' | 'color' | 'sources'> | null
	alt: string
	/** How wide it is shown, as in HTML: '(min-width: 64rem) 33vw, 100vw'. */
	sizes: string
	/** The picture that opens a page is fetched first; the rest when they come near. */
	priority?: 'first' | 'eager' | 'lazy'
	/** Sets the size of the box, which the picture fills. */
	className?: string
}

/** A picture in the best format that the browser knows and the width that it needs. Its ground has the picture's own colour. */
export function ServedPicture({ served, alt, sizes, priority = 'lazy', className }: Props) {
	const look = classNames('block bg-sunk object-cover', className)
	const last = served?.sources.at(-1)
	if (!served || !last) return <div className={look} />
	return (
		<picture className="contents">
			{typesOf(served).map((type) => (
				<source key={type} type={type} srcSet={srcSetOf(served, type)} sizes={sizes} />
			))}
			<img
				src={last.src}
				alt={alt}
				width={served.width}
				height={served.height}
				loading={priority === 'lazy' ? 'lazy' : 'eager'}
				fetchPriority={priority === 'first' ? 'high' : 'auto'}
				decoding={priority === 'first' ? 'auto' : 'async'}
				style={{ backgroundColor: served.color }}
				className={look}
			/>
		</picture>
	)
}

type Sources = Pick<Served, 'sources'>

const typesOf = ({ sources }: Sources) => [...new Set(sources.map(({ type }) => type))]

const srcSetOf = ({ sources }: Sources, type: string) =>
	sources
		.filter((source) => source.type === type)
		.map(({ src, width }) => (type === 'image/svg+xml' ? src : `${src} ${width}w`))
		.join(', ')
