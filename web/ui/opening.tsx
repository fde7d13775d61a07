import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
	/** Fills the picture's side of the opening. */
	picture: ReactNode
	/** The main colour of the picture, and of the one in the dark theme: the field of the lettering takes its hue. */
	tone?: string
	nightTone?: string
	className?: string
	/** The lettering. */
	children: ReactNode
}

/** The opening of a page under a transparent header: a picture, and its lettering on a flat field next to it. */
export function Opening({ picture, tone, nightTone, className, children }: Props) {
	return (
		<section
			className={classNames('opening', className)}
			style={{ '--tone': tone, '--night-tone': nightTone } as CSSProperties}
		>
			<div className="opening-picture">{picture}</div>
			<div className="opening-text">{children}</div>
		</section>
	)
}
