import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import type { ServedFilm } from '#shared/catalogue/property.ts'

/**
 * A short silent film. The page shows its first frame; the film starts after everything else has loaded (SITE-80). Visitors who ask for
 * reduced motion or to save data start it themselves.
 */
export function HeroFilm({ film, label }: { film: ServedFilm; label: string }) {
	preload(film.poster, { as: 'image', fetchPriority: 'high' })
	const video = useRef<HTMLVideoElement>(null)
	const [isPlaying, setIsPlaying] = useState(false)
	useEffect(() => (avoidsAutoplay() ? undefined : afterLoad(() => play(video.current))), [])

	const toggle = () => (isPlaying ? video.current?.pause() : play(video.current))
	return (
		<>
			<video
				ref={video}
				muted
				loop
				playsInline
				preload="none"
				poster={film.poster}
				width={film.width}
				height={film.height}
				aria-label={label}
				onPlay={() => setIsPlaying(true)}
				onPause={() => setIsPlaying(false)}
				className="absolute inset-0 -z-20 size-full object-cover noscript:hidden"
			>
				<source src={film.webm} type="video/webm" />
				<source src={film.mp4} type="video/mp4" />
			</video>
			{/* Without scripts, browsers show their own controls over a video. */}
			<img
				src={film.poster}
				alt={label}
				loading="lazy"
				className="absolute inset-0 -z-20 hidden size-full object-cover noscript:block"
			/>
			<button
				type="button"
				onClick={toggle}
				aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
				className="absolute top-20 right-3 grid size-11 place-items-center rounded-full bg-night/60 text-foam transition-colors duration-150 hover:bg-night/80 focus-visible:outline-foam md:right-6 noscript:hidden"
			>
				<svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
					<path d={isPlaying ? 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z' : 'M8 4.8v14.4L19.5 12z'} />
				</svg>
			</button>
		</>
	)
}

/** If the browser refuses to play, the first frame stays. */
const play = (video: HTMLVideoElement | null) => void video?.play().catch(() => {})

const avoidsAutoplay = () =>
	matchMedia('(prefers-reduced-motion: reduce)').matches ||
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function afterLoad(callback: () => void) {
	if (document.readyState === 'complete') {
		callback()
		return undefined
	}
	addEventListener('load', callback, { once: true })
	return () => removeEventListener('load', callback)
}
