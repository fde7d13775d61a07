import type { CSSProperties } from 'react'

type Props = {
	range: { min: number; max: number; step: number }
	from: number
	to: number
	onChange: (range: { from: number; to: number }) => void
	/** The accessible names of the two thumbs: 'Smallest size'. */
	labels: readonly [from: string, to: string]
	format: (value: number) => string
}

/** A range with two thumbs that can meet but not cross. Each is a native slider, so the keyboard works. */
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
					// When both are at the maximum only the lower thumb can move, so it must be on top.
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
