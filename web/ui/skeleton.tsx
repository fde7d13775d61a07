import { classNames } from './class-names.ts'

/** A placeholder for content that is loading. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
	return <div aria-hidden="true" className={classNames('animate-breathe rounded-md bg-sunk', className)} />
}

/** A placeholder for a list that is loading. */
export function SkeletonRows({ rows = 5, label = 'Loading…' }: { rows?: number; label?: string }) {
	return (
		<output className="flex flex-col gap-4 p-5">
			<span className="sr-only">{label}</span>
			{Array.from({ length: rows }, (_, row) => (
				<Skeleton key={row} className={classNames('h-6', row % 3 === 2 ? 'w-3/5' : 'w-full')} />
			))}
		</output>
	)
}
