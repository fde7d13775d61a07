import { classNames } from './class-names.ts'

/** As large as the text around it. With a `label` it is a status for screen readers; without one it is decorative. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	return (
		<span role={label ? 'status' : undefined} className={classNames('inline-flex items-center gap-3', className)}>
			<svg viewBox="0 0 24 24" fill="none" className="size-[1.15em] animate-spin" aria-hidden="true">
				<circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
				<path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
			</svg>
			{label}
		</span>
	)
}

/** A placeholder for a screen whose data is loading. */
export function ScreenSpinner({ label = 'Loading…' }: { label?: string }) {
	return (
		<div className="grid min-h-80 place-items-center text-ink-soft">
			<Spinner label={label} />
		</div>
	)
}
