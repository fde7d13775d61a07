import { classNames } from './class-names.ts'

const TONES = {
	plain: 'text-ink-soft hover:bg-sea-wash hover:text-sea',
	danger: 'text-ink-soft hover:bg-red-wash hover:text-red',
}
export type IconButtonTone = keyof typeof TONES

/** The classes of an icon-only button. The caller gives the button an accessible name. */
export function iconButtonClasses(tone: IconButtonTone = 'plain'): string {
	return classNames(
		'icon-button inline-flex size-9 shrink-0 items-center justify-center rounded-md transition-colors duration-150 pointer-coarse:size-11',
		'disabled:opacity-50 [&_svg]:size-[1.125rem]',
		TONES[tone],
	)
}
