import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = { picture: ReactNode; className: string; children: ReactNode }

/** A page's opening: a picture that reaches up under the header, darkened enough for foam to be read on it, whatever it shows. */
export function Opening({ picture, className, children }: Props) {
	return (
		<section className={classNames('relative isolate overflow-hidden bg-night text-foam', className)}>
			<div className="absolute inset-0 -z-10">{picture}</div>
			<div
				aria-hidden="true"
				className="absolute inset-0 -z-10 bg-linear-to-t from-night/90 via-night/50 via-60% to-night/35"
			/>
			{children}
		</section>
	)
}
