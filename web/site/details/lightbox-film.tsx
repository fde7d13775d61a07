import type { CSSProperties } from 'react'
import type { ServedFilm } from '#shared/catalogue/property.ts'
import { avoidsAutoplay } from './hero-film.tsx'

type Props = { film: ServedFilm; label: string; style: CSSProperties }

/**
 * A property's film in the lightbox, with the browser's controls (SITE-229). It starts without sound, and not by itself for visitors who ask for
 * reduced motion or to save data.
 */
export function LightboxFilm({ film, label, style }: Props) {
	const isStill = avoidsAutoplay()
	return (
		// Uploaded films have no speech: they open a page without sound.
		// oxlint-disable-next-line jsx-a11y/media-has-caption
		<video
			controls
			muted
			loop
			playsInline
			autoPlay={!isStill}
			preload={isStill ? 'metadata' : 'auto'}
			poster={film.poster ?? undefined}
			aria-label={label}
			style={style}
			className="animate-fade-in rounded-sm bg-night focus-visible:outline-foam"
		>
			{film.webm ? <source src={film.webm} type="video/webm" /> : null}
			{film.mp4 ? <source src={film.mp4} type="video/mp4" /> : null}
		</video>
	)
}
