import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = { title: string; id?: string; className?: string; children: ReactNode }

/** A part of a property's page under its heading. */
export function Section({ title, id, className, children }: Props) {
	const heading = useId()
	return (
		<section id={id} aria-labelledby={heading} className={classNames('scroll-mt-24', className)}>
			<h2 id={heading} className="font-display text-4xl md:text-5xl">
				{title}
			</h2>
			{children}
		</section>
	)
}
