import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** The browser's file input, with its button styled. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
	return (
		<Input
			{...props}
			type="file"
			className="py-1.5 pl-1.5 file:mr-3 file:h-full file:cursor-pointer file:rounded-sm file:bg-sea-wash file:px-3 file:font-medium file:text-sea"
		/>
	)
}
