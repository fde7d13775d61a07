import { useState } from 'react'
import type { Picture } from '#shared/catalogue/property.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Lightbox = lazyPart(() => import('./lightbox.tsx'))

/** The lightbox of a gallery: `show(3)` opens the fourth picture. Its code loads on `preload` or `show`. */
export function useLightbox(title: string, images: readonly Picture[]) {
	const [openAt, setOpenAt] = useState<number | null>(null)
	return {
		show: setOpenAt,
		preload: Lightbox.preload,
		lightbox:
			openAt === null ? null : <Lightbox title={title} images={images} at={openAt} onClose={() => setOpenAt(null)} />,
	}
}
