import type { PictureFiles } from '#server/catalogue/pictures/picture-files.ts'

/** For documents that show none of the catalogue. */
export const NO_PHOTOGRAPHS: PictureFiles = { read: () => Promise.resolve(null) }
