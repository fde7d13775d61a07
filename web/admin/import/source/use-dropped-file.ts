import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts a file dropped anywhere in the window, where the browser would otherwise navigate to it. Returns whether a
 * file is being dragged over the window.
 */
export function useDroppedFile(onFile: (file: File) => unknown): boolean {
	const [isOver, setIsOver] = useState(false)
	const take = useEffectEvent(onFile)

	useEffect(() => {
		const over = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes('Files')) return
			event.preventDefault()
			setIsOver(true)
		}
		const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
		const drop = (event: DragEvent) => {
			const file = event.dataTransfer?.files[0]
			setIsOver(false)
			if (!file) return
			event.preventDefault()
			take(file)
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
