import { lazy, Suspense, useState } from 'react'
import type { Picture } from '#shared/catalogue/property.ts'

const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lazy(loadLightbox)

/** The full-screen view of a gallery: `show(3)` opens the fourth picture. Nothing of it is loaded before `prepare` or `show`. */
export function useLightbox(title: string, images: readonly Picture[]) {
	const [openAt, setOpenAt] = useState<number | null>(null)
	return {
		show: setOpenAt,
		prepare: () => void loadLightbox(),
		lightbox:
			openAt === null ? null : (
				<Suspense fallback={null}>
					<Lightbox title={title} images={images} at={openAt} onClose={() => setOpenAt(null)} />
				</Suspense>
			),
	}
}
