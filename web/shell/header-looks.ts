import { classNames } from '#web/ui/class-names.ts'

/** What stands in the header takes its colour from it: foam over a picture, ink on paper. */
export const headerButton = (more?: string) =>
	classNames(
		'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 transition-colors duration-150',
		'hover:bg-current/10 focus-visible:outline-current',
		more,
	)

export const headerLink =
	'inline-flex h-11 items-center rounded-md px-3 underline-offset-8 decoration-1 hover:underline focus-visible:outline-current whitespace-nowrap'
