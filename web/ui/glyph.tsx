import { classNames } from './class-names.ts'

/** A sign drawn with a pen on a field of 24. It says nothing by itself: it stands beside words. */
export function Glyph({ d, className }: { d: string; className?: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('shrink-0 stroke-[1.75]', className)}>
			<path d={d} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	)
}
