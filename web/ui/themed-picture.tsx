import type { ComponentProps } from 'react'
import { ServedPicture } from './served-picture.tsx'

type Props = ComponentProps<typeof ServedPicture> & {
	/** Shown in the dark theme; null shows the same picture in both. */
	night: ComponentProps<typeof ServedPicture>['served']
	nightAlt: string
}

/**
 * A picture with a variant for the dark theme. The server does not know the theme, so both are in the page and CSS shows one. Both must be
 * lazy: a browser does not load a lazy picture that is not displayed.
 */
export function ThemedPicture({ night, nightAlt, className = '', ...day }: Props) {
	if (!night) return <ServedPicture {...day} className={className} />
	return (
		<>
			<ServedPicture {...day} className={`${className} dark:hidden`} />
			<ServedPicture {...day} served={night} alt={nightAlt} className={`${className} not-dark:hidden`} />
		</>
	)
}
