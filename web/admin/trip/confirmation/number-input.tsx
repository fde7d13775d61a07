import { type ComponentProps, useEffect, useRef } from 'react'
import { Input } from '#web/ui/forms/input.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onInput'> & {
	value: string | null
	onValue: (value: string) => void
}

/**
 * A number as typed digits. Browsers report an incomplete number as blank; here it is 'unreadable', so that validation reports it instead
 * of dropping it silently.
 */
export function NumberInput({ value, onValue, ...rest }: Props) {
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => {
		// Only when it differs; otherwise this would overwrite the text while somebody is typing.
		if (input.current && read(input.current) !== (value ?? '')) input.current.value = value ?? ''
	}, [value])
	return (
		<Input
			{...rest}
			ref={input}
			type="number"
			min={0}
			onInput={({ currentTarget }) => onValue(read(currentTarget))}
			// Scrolling over a focused number input would change its value unnoticed.
			onWheel={({ currentTarget }) => currentTarget.blur()}
			className="max-w-56 tabular-nums"
		/>
	)
}

const read = ({ value, validity }: HTMLInputElement) => (validity.badInput ? 'unreadable' : value)
