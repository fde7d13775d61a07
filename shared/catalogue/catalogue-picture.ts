import type { ServedPicture } from './property.ts'

/** `waiting`: its files are being made. `failed`: they cannot be made, for the reason in `failure`. */
export const PICTURE_STATES = ['waiting', 'made', 'failed'] as const
export type PictureState = (typeof PICTURE_STATES)[number]

/** A photograph that staff have uploaded (CRM-210). */
export type CataloguePicture = {
	id: string
	/** As contents name it. */
	name: string
	/** What the file was called on the device of who uploaded it. */
	fileName: string
	state: PictureState
	/** A sentence for staff; null unless it failed. */
	failure: string | null
	width: number
	height: number
	color: string
	/** The address of a small version, which staff can see from the upload on. */
	preview: string
	/** Null until it is made. */
	served: ServedPicture | null
	uploadedAt: string
}
