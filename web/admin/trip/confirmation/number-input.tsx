import { type ComponentProps, useEffect, useRef } from 'react'
import { Input } from '#web/ui/forms/input.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onInput'> & {
	value: string | null
	onValue: (value: string) => void
}

/**
 * A number as the digits that were typed. A half-typed one, which browsers give as blank, is 'unreadable': an error when it is
 * checked, and not silently nothing.
 */
export function NumberInput({ value, onValue, ...rest }: Props) {
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => {
		// Written only when it differs, or what is being typed would be rewritten under the hand.
		if (input.current && read(input.current) !== (value ?? '')) input.current.value = value ?? ''
	}, [value])
	return (
		<Input
			{...rest}
			ref={input}
			type="number"
			min={0}
			onInput={({ currentTarget }) => onValue(read(currentTarget))}
			// A wheel turned over a number that has the focus would change it unseen.
			onWheel={({ currentTarget }) => currentTarget.blur()}
			className="max-w-56 tabular-nums"
		/>
	)
}

const read = ({ value, validity }: HTMLInputElement) => (validity.badInput ? 'unreadable' : value)
