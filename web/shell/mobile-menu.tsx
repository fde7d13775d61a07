import { useEffect, useEffectEvent } from 'react'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from './header-links.ts'
import { HeaderNav } from './header-nav.tsx'
import { Icon } from './icon.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

type Props = {
	id: string
	open: boolean
	/** Called for Escape and for a press outside the header. */
	onLeave: (how: 'escape' | 'press') => void
}

/** The header's links on narrow screens, in a sheet below it. The page behind does not scroll. */
export function MobileMenu({ id, open, onLeave }: Props) {
	const { agency } = useSettings()
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === 'Escape') onLeave('escape')
	})
	const onPress = useEffectEvent(({ target }: PointerEvent) => {
		if (target instanceof Element && !target.closest('header')) onLeave('press')
	})
	useEffect(() => {
		if (!open) return undefined
		const { classList } = document.documentElement
		addEventListener('keydown', onKey)
		addEventListener('pointerdown', onPress)
		classList.add('max-lg:overflow-hidden')
		return () => {
			removeEventListener('keydown', onKey)
			removeEventListener('pointerdown', onPress)
			classList.remove('max-lg:overflow-hidden')
		}
	}, [open])

	return (
		<nav id={id} aria-label="Menu" hidden={!open} className="header-menu">
			<HeaderNav className="header-menu-links" />
			<div className="flex items-center justify-between border-t border-line pt-3">
				<a href={phoneHref(agency.phone)} className="header-button -ml-2.5 tabular-nums">
					<Icon name="phone" />
					{agency.phone}
				</a>
				<ThemeToggle className="header-button -mr-2.5" />
			</div>
		</nav>
	)
}
