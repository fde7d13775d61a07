import { type ComponentProps, type DragEvent, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = ComponentProps<'div'> & { isOff: boolean; onFiles: (files: readonly File[]) => void }

/** An area onto which files can be dropped. There is always a button for the same. */
export function DropZone({ isOff, onFiles, className, ...rest }: Props) {
	const [isOver, setIsOver] = useState(false)
	const hasFiles = ({ dataTransfer }: DragEvent) => !isOff && dataTransfer.types.includes('Files')
	const over = (event: DragEvent) => {
		if (!hasFiles(event)) return
		// Without this the browser would open the file in place of the page.
		event.preventDefault()
		setIsOver(true)
	}
	const leave = ({ currentTarget, relatedTarget }: DragEvent) =>
		setIsOver((was) => was && currentTarget.contains(relatedTarget as Node | null))
	const drop = (event: DragEvent) => {
		if (!hasFiles(event)) return
		event.preventDefault()
		setIsOver(false)
		onFiles([...event.dataTransfer.files])
	}
	return (
		<div
			{...rest}
			onDragEnter={over}
			onDragOver={over}
			onDragLeave={leave}
			onDrop={drop}
			className={classNames(
				isOver && 'rounded-md bg-sea-wash outline-2 outline-offset-4 outline-sea outline-dashed',
				className,
			)}
		/>
	)
}
