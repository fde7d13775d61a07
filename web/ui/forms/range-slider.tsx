import type { CSSProperties } from 'react'

type Props = {
	range: { min: number; max: number; step: number }
	from: number
	to: number
	onChange: (range: { from: number; to: number }) => void
	/** What the two thumbs are, for those who don't see them: 'Smallest size'. */
	labels: readonly [from: string, to: string]
	/** '600 m²' */
	format: (value: number) => string
}

/** A range with two thumbs that can meet and not pass each other. Each is a native slider, with its keys. */
export function RangeSlider({ range, from, to, onChange, labels, format }: Props) {
	const fraction = (value: number) => (value - range.min) / (range.max - range.min)
	const style = { '--from': fraction(from), '--to': fraction(to) } as CSSProperties
	return (
		<div>
			<p className="flex justify-between tabular-nums" aria-hidden="true">
				<span>{format(from)}</span>
				<span>{format(to)}</span>
			</p>
			<div className="range-slider" style={style}>
				<input
					type="range"
					{...range}
					value={from}
					aria-label={labels[0]}
					aria-valuetext={format(from)}
					onChange={({ target }) => onChange({ from: Math.min(target.valueAsNumber, to), to })}
					// Where both stand at the upper end, only the lower can move: it lies on top.
					className={fraction(from) > 0.5 ? 'z-2!' : undefined}
				/>
				<input
					type="range"
					{...range}
					value={to}
					aria-label={labels[1]}
					aria-valuetext={format(to)}
					onChange={({ target }) => onChange({ from, to: Math.max(target.valueAsNumber, from) })}
				/>
			</div>
		</div>
	)
}
