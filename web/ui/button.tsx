import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonStyle = {
	/** At most one primary button per view; `danger` only for destructive actions. */
	variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
	size?: 'small' | 'medium' | 'large'
}

/** In forced colours only borders show the edge of a button, even transparent ones. */
const VARIANTS = {
	primary: 'border border-transparent bg-sea text-on-sea hover:bg-sea-deep',
	secondary: 'border border-control bg-card text-ink hover:border-sea hover:text-sea',
	quiet: 'border border-transparent text-sea hover:bg-sea-wash',
	danger: 'border border-transparent bg-danger text-on-danger hover:bg-danger-deep',
}
const SIZES = {
	small: 'min-h-9 gap-1.5 px-3 py-1 text-sm pointer-coarse:min-h-11',
	medium: 'min-h-11 gap-2 px-5 py-1.5 text-base',
	large: 'min-h-13 gap-2.5 px-8 py-1.5 text-lg',
}

/** The classes of a button, for links that look like one. */
export function buttonClasses({ variant = 'secondary', size = 'medium' }: ButtonStyle = {}): string {
	return classNames(
		'inline-flex max-w-full shrink-0 items-center justify-center rounded-md text-center leading-tight font-medium transition-colors duration-150',
		'disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-100 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
		VARIANTS[variant],
		SIZES[size],
	)
}

type Props = ComponentProps<'button'> & ButtonStyle & { pending?: boolean }

/**
 * While `pending` it shows a spinner and ignores clicks, and Enter does not submit its form. It is not disabled, because a disabled button
 * loses the focus.
 */
export function Button({ variant, size, pending = false, className, type = 'button', onClick, ...rest }: Props) {
	return (
		<button
			{...rest}
			type={type}
			onClick={pending ? preventDefault : onClick}
			aria-disabled={pending || rest['aria-disabled']}
			aria-busy={pending || undefined}
			className={classNames(buttonClasses({ variant, size }), className)}
		>
			{pending ? <Spinner /> : null}
			{rest.children}
		</button>
	)
}

const preventDefault = (event: MouseEvent) => event.preventDefault()
