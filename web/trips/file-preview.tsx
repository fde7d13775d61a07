import { type ComponentProps, useCallback } from 'react'

/** Shows a chosen image before it is uploaded. */
export function FilePreview({ file, ...rest }: { file: File } & Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'>) {
	const show = useCallback(
		(image: HTMLImageElement) => {
			image.src = URL.createObjectURL(file)
			return () => URL.revokeObjectURL(image.src)
		},
		[file],
	)
	return <img {...rest} ref={show} alt={`Preview of ${file.name}`} />
}
