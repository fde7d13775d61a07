import { type KeyboardEvent, type MouseEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react'
import type { Picture as CataloguePicture } from '#shared/catalogue/property.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import { PropertyContext, useServedPicture } from '../property-pictures.tsx'
import { Picture } from '../picture.tsx'
import { LightboxFilm } from './lightbox-film.tsx'
import { RoundButton } from './round-button.tsx'

type Props = { title: string; images: readonly CataloguePicture[]; at: number; onClose: () => void }

const SWIPE_PX = 50

/** A full-screen gallery (SITE-76, SITE-77), with the property's film (SITE-229). The native modal dialog moves the focus in and returns it. */
export default function Lightbox({ title, images, at, onClose }: Props) {
	const [current, setCurrent] = useState(at)
	const [showsFilm, setShowsFilm] = useState(false)
	const film = use(PropertyContext)?.film ?? null
	const dialog = useRef<HTMLDialogElement>(null)
	const swipeStart = useRef<number | null>(null)
	const total = images.length
	const close = () => dialog.current?.close()
	const move = (by: number) => {
		setShowsFilm(false)
		setCurrent((was) => (was + by + total) % total)
	}

	useEffect(() => {
		dialog.current?.showModal()
		document.documentElement.style.overflow = 'hidden'
		return () => {
			document.documentElement.style.overflow = ''
		}
	}, [])
	useCloseOnBack(true, close)

	const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
		// In a film the arrow keys wind.
		const isWinding = event.target instanceof HTMLVideoElement
		if (event.key === 'ArrowLeft' && !isWinding) move(-1)
		if (event.key === 'ArrowRight' && !isWinding) move(1)
		trapFocus(event)
	}
	// Everything except the picture or film, its caption and the buttons counts as the backdrop.
	const onClick = ({ target }: MouseEvent) => {
		if (target instanceof Element && !target.closest('button, img, video, figcaption')) close()
	}
	const onPointerUp = ({ clientX }: PointerEvent) => {
		const distance = clientX - (swipeStart.current ?? clientX)
		swipeStart.current = null
		if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1)
	}
	const image = images[current]
	const served = useServedPicture(image?.name)
	const next = images[(current + 1) % total]
	if (!image || !next) return null
	return (
		// The dialog handles keys and backdrop clicks; every action also has a button.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<dialog
			ref={dialog}
			aria-label={`Gallery of ${title}`}
			onClose={onClose}
			onKeyDown={onKeyDown}
			onClick={onClick}
			className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade-in overflow-hidden bg-night text-foam backdrop:bg-night"
		>
			<div className="flex h-full flex-col">
				<div className="flex h-18 shrink-0 items-center justify-between gap-4 px-4 md:px-6">
					<p aria-live="polite" className="text-lg tabular-nums">
						{showsFilm ? 'Film' : `${current + 1} / ${total}`}
					</p>
					<div className="flex items-center gap-3">
						{film ? (
							<button
								type="button"
								onClick={() => setShowsFilm(!showsFilm)}
								className="h-12 rounded-full border border-foam/30 bg-night/60 px-5 tracking-wide transition-colors duration-150 hover:bg-foam hover:text-night focus-visible:outline-foam"
							>
								{showsFilm ? 'Show the pictures' : 'Play the film'}
							</button>
						) : null}
						<RoundButton name="Close" icon="close" onClick={close} />
					</div>
				</div>
				<figure
					className="flex min-h-0 grow touch-pan-y flex-col items-center justify-center gap-4 px-4 pb-4 select-none [--chrome:16rem] md:px-24 md:[--chrome:11.5rem]"
					onPointerDown={({ clientX, target }) => {
						swipeStart.current = target instanceof HTMLVideoElement ? null : clientX
					}}
					onPointerUp={onPointerUp}
				>
					{film && showsFilm ? (
						<LightboxFilm film={film} label={`Film of ${title}`} style={fittedSize(film)} />
					) : (
						<>
							<div key={image.name} style={fittedSize(served)} className="animate-fade-in">
								<Picture
									name={image.name}
									alt={image.alt}
									sizes="100vw"
									priority="first"
									className="size-full rounded-sm"
								/>
							</div>
							<figcaption className="max-w-[70ch] text-center text-foam/85 max-md:text-sm">{image.alt}</figcaption>
						</>
					)}
				</figure>
				<div className="flex h-18 shrink-0 items-center justify-center gap-8 md:contents">
					<RoundButton
						name="Previous picture"
						icon="back"
						onClick={() => move(-1)}
						className="md:absolute md:top-1/2 md:left-6"
					/>
					<RoundButton
						name="Next picture"
						icon="forward"
						onClick={() => move(1)}
						className="md:absolute md:top-1/2 md:right-6"
					/>
				</div>
			</div>
			<div hidden>
				<Picture name={next.name} alt="" sizes="100vw" priority="eager" />
			</div>
		</dialog>
	)
}

/** The largest size with the aspect ratio of the picture or film that fits between the bars and the caption. */
function fittedSize(served: { width: number; height: number } | null) {
	const { width, height } = served ?? { width: 3, height: 2 }
	return {
		aspectRatio: `${width} / ${height}`,
		width: `min(100%, calc((100dvh - var(--chrome)) * ${width / height}))`,
	}
}

/** Cycles the Tab key through the dialog's buttons; the browser would move the focus to its own toolbar after the last one. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== 'Tab') return
	const buttons = [...event.currentTarget.querySelectorAll('button')]
	const [leaving, entering] = event.shiftKey ? [buttons.at(0), buttons.at(-1)] : [buttons.at(-1), buttons.at(0)]
	if (document.activeElement !== leaving) return
	event.preventDefault()
	entering?.focus()
}
