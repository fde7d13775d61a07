import { classNames } from './class-names.ts'

/** A sign drawn with a pen on a field of 24. It says nothing by itself: it stands beside words. */
export function Glyph({ d, className }: { d: string; className?: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('glyph', className)}>
			<path d={d} />
		</svg>
	)
}
