import type { FocalPoint, ServedPicture } from './property.ts'

const CENTRE: FocalPoint = [50, 50]
const NAME = /^photo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The name of an uploaded photograph in contents, where drawings have names such as 'villa-1/terrace'. */
export const photoName = (id: string): string => `photo/${id}`

/** The id of an uploaded photograph by its name; null for a drawing. */
export const photoIdOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null

/** The address of a file of a photograph. What it answers never changes. */
export const photoPath = (id: string, file: string): string => `/pictures/${id}/${file}`

/** The file for social previews, 1200×630, with the focal point in view. */
export const socialFile = ([x, y]: FocalPoint = CENTRE): string => `social-${x}-${y}.jpg`

/** The whole photograph as a JPEG of at most 2400 pixels, for programs that read nothing else. */
export const FULL_FILE = 'full.jpg'
/** What staff see until the photograph is made. */
export const PREVIEW_FILE = 'preview.webp'

/** In pixels: cards use the first, page-wide pictures the last. */
const WIDTHS = [480, 960, 1600] as const

/** The widths in which a photograph of this width is served. It is never enlarged. */
export const servedWidths = (width: number): number[] => [
	...WIDTHS.filter((one) => one < width),
	...(width <= WIDTHS[2] ? [width] : []),
]

type Photograph = { id: string; width: number; height: number; color: string }

/** How an uploaded photograph is served, cropped around its centre. */
export function servedPhoto({ id, width, height, color }: Photograph): ServedPicture {
	const sources = (['avif', 'webp'] as const).flatMap((format) =>
		servedWidths(width).map((one) => ({
			type: `image/${format}` as const,
			width: one,
			src: photoPath(id, `${one}.${format}`),
		})),
	)
	return { width, height, color, sources, social: photoPath(id, socialFile()), jpeg: photoPath(id, FULL_FILE) }
}
