import { classNames } from '#web/ui/class-names.ts'
import { Glyph } from '#web/ui/glyph.tsx'

/** The icons of the public pages, on a 24 × 24 grid. They load with every page, and an icon library's runtime is larger than all of them. */
const STROKES = {
	account:
		'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-5.7-2.2a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM6 18.6a6.7 6.7 0 0 1 12 0',
	basket: 'M3 10h18l-2 9.5H5L3 10Zm4.5 0L12 4l4.5 6M9.5 13.5V16m5-2.5V16',
	close: 'm6 6 12 12M18 6 6 18',
	mail: 'M3.5 5.5h17v13h-17Zm0 1 8.5 7 8.5-7',
	menu: 'M4 6.5h16M4 12h16M4 17.5h16',
	moon: 'M20.3 14.4A8.7 8.7 0 1 1 9.6 3.7a7 7 0 0 0 10.7 10.7Z',
	phone:
		'M5.5 3.5h3l1.6 4.6-2.1 1.6a12.5 12.5 0 0 0 6.3 6.3l1.6-2.1 4.6 1.6v3a2 2 0 0 1-2 2A15 15 0 0 1 3.5 5.5a2 2 0 0 1 2-2Z',
	sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
}

/** Decorative: use it next to text or in a control with an accessible name. */
export const Icon = ({ name, className }: { name: keyof typeof STROKES; className?: string }) => (
	<Glyph d={STROKES[name]} className={classNames('size-5', className)} />
)
