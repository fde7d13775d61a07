import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts files dropped anywhere in the window, where the browser would otherwise navigate to them. Returns whether
 * files are being dragged over the window.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => unknown): boolean {
	const [isOver, setIsOver] = useState(false)
	const take = useEffectEvent(onFiles)

	useEffect(() => {
		const over = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes('Files')) return
			event.preventDefault()
			setIsOver(true)
		}
		const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
		const drop = (event: DragEvent) => {
			const files = [...(event.dataTransfer?.files ?? [])]
			setIsOver(false)
			if (files.length === 0) return
			event.preventDefault()
			take(files)
		}
		addEventListener('dragover', over)
		addEventListener('dragleave', leave)
		addEventListener('drop', drop)
		return () => {
			removeEventListener('dragover', over)
			removeEventListener('dragleave', leave)
			removeEventListener('drop', drop)
		}
	}, [])
	return isOver
}
