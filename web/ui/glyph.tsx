import { classNames } from './class-names.ts'

/** A decorative line icon on a 24 × 24 grid, hidden from screen readers. */
export function Glyph({ d, className }: { d: string; className?: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('glyph', className)}>
			<path d={d} />
		</svg>
	)
}
