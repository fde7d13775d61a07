import { classNames } from './class-names.ts'

/** A pale shape where something will stand. `className` gives it that thing's size. */
export function Skeleton({ className }: { className: string }) {
	return <div aria-hidden="true" className={classNames('animate-breathe rounded-md bg-sunk', className)} />
}

/** A list that is awaited: as many rows as it usually has. */
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
