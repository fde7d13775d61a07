import { use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture as CataloguePicture } from '#shared/catalogue/property.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PropertyContext } from '../property-pictures.tsx'
import { Picture } from '../picture.tsx'
import { Section } from './section.tsx'

/** SITE-75 */
const PREVIEW_COUNT = 6

/** Two or three per row; the first picture is as large as four others. */
const FIRST = { classes: 'col-span-2 md:row-span-2', sizes: '(min-width: 48rem) 66vw, 100vw' }
const SIZES = '(min-width: 48rem) 33vw, 50vw'

type Props = {
	title: string
	images: readonly CataloguePicture[]
	/** Loads the first pictures with the page instead of lazily. */
	isEager?: boolean
	onShow: (index: number) => void
	onPreload: () => void
}

/** The first pictures of a property, and all of them on demand. Each opens the lightbox. */
export function Gallery({ title, images, isEager = false, onShow, onPreload }: Props) {
	const [isExpanded, setIsExpanded] = useState(false)
	const pictures = use(PropertyContext)?.pictures
	const toggleButton = useRef<HTMLButtonElement>(null)
	const toggle = () => {
		flushSync(() => setIsExpanded(!isExpanded))
		toggleButton.current?.scrollIntoView({ block: 'nearest' })
	}
	return (
		<Section title={title} id="gallery">
			<ul className="print-columns print-gallery mt-9 grid grid-cols-2 gap-2.5 md:mt-12 md:grid-cols-3 md:gap-4">
				{images.map(({ name, alt }, index) => (
					<li
						key={name}
						className={classNames(
							index === 0 && FIRST.classes,
							index === PREVIEW_COUNT - 1 && !isExpanded && 'max-md:col-span-2',
							index >= PREVIEW_COUNT && !isExpanded && 'hidden noscript:block',
						)}
					>
						{/* Without scripts it is a link to the picture. */}
						<a
							href={pictures?.[name]?.sources.at(-1)?.src}
							// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
							role="button"
							aria-label={alt}
							onClick={(event) => {
								if (event.ctrlKey || event.metaKey || event.shiftKey) return
								event.preventDefault()
								onShow(index)
							}}
							onKeyDown={(event) => {
								if (event.key !== ' ') return
								event.preventDefault()
								onShow(index)
							}}
							onPointerEnter={onPreload}
							onFocus={onPreload}
							className="group block size-full overflow-hidden rounded-sm focus-visible:outline-offset-4"
						>
							<Picture
								name={name}
								alt={alt}
								sizes={index === 0 ? FIRST.sizes : SIZES}
								priority={isEager && index < PREVIEW_COUNT ? 'eager' : 'lazy'}
								className="aspect-[3/2] size-full transition-transform duration-250 group-hover:scale-[1.02]"
							/>
						</a>
					</li>
				))}
			</ul>
			{images.length > PREVIEW_COUNT ? (
				<div className="mt-8 text-center noscript:hidden">
					<button
						ref={toggleButton}
						type="button"
						aria-expanded={isExpanded}
						onClick={toggle}
						className={classNames(buttonClasses({ size: 'large' }), 'scroll-my-8 tracking-wide')}
					>
						{isExpanded ? 'SHOW LESS' : `SHOW ALL GALLERY (${images.length})`}
					</button>
				</div>
			) : null}
		</Section>
	)
}
