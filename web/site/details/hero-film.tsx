import { useEffect, useRef, useState } from 'react'
import type { ServedFilm } from '#shared/catalogue/property.ts'
import { classNames } from '#web/ui/class-names.ts'
import { currentTheme, subscribeToTheme } from '#web/ui/theme.ts'

/**
 * A short silent film over a picture of its first frame. It starts after everything else has loaded (SITE-80). Visitors who ask for
 * reduced motion or to save data start it themselves. The dark theme shows the night picture instead, where there is one.
 */
export function HeroFilm({ film, hasNight, label }: { film: ServedFilm; hasNight: boolean; label: string }) {
	const video = useRef<HTMLVideoElement>(null)
	const [isPlaying, setIsPlaying] = useState(false)
	useEffect(() => {
		const isHidden = () => hasNight && currentTheme() === 'dark'
		const start = () => {
			if (isHidden()) video.current?.pause()
			else if (!avoidsAutoplay()) play(video.current)
		}
		const unsubscribe = subscribeToTheme(start)
		const cancel = afterLoad(start)
		return () => {
			unsubscribe()
			cancel?.()
		}
	}, [hasNight])

	const toggle = () => (isPlaying ? video.current?.pause() : play(video.current))
	return (
		<>
			<video
				ref={video}
				muted
				loop
				playsInline
				preload="none"
				width={film.width}
				height={film.height}
				aria-label={label}
				onPlay={() => setIsPlaying(true)}
				onPause={() => setIsPlaying(false)}
				className={classNames('absolute inset-0 size-full object-cover noscript:hidden', hasNight && 'dark:hidden')}
			>
				{film.webm ? <source src={film.webm} type="video/webm" /> : null}
				{film.mp4 ? <source src={film.mp4} type="video/mp4" /> : null}
			</video>
			<button
				type="button"
				onClick={toggle}
				aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
				className={classNames(
					'absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-foam/40 bg-night text-foam transition-colors duration-150 hover:bg-foam hover:text-night focus-visible:outline-foam md:right-6 noscript:hidden',
					hasNight && 'dark:hidden',
				)}
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

/** Whether the visitor asks for reduced motion, or to save data. */
export const avoidsAutoplay = (): boolean =>
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
