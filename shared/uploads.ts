/** The kinds of file that can be uploaded. Upload dialogs check the declared type before sending; the server checks the bytes. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'avif' | 'mp4' | 'webm' | 'mov'

export const mediaTypes = {
	pdf: 'application/pdf',
	jpeg: 'image/jpeg',
	png: 'image/png',
	webp: 'image/webp',
	avif: 'image/avif',
	mp4: 'video/mp4',
	webm: 'video/webm',
	mov: 'video/quicktime',
} as const satisfies Record<FileKind, string>

/** One kind of upload form: the field of its file, the kinds and size it accepts, and the messages for anything else. */
export type Upload = {
	field: string
	kinds: readonly FileKind[]
	maxBytes: number
	wrongKind: string
	tooLarge: string
}

/** For the server: an upload without `kinds` accepts any file, whose reader determines the kind. */
export type FileRules = Upload | (Pick<Upload, 'field' | 'maxBytes' | 'tooLarge'> & { kinds?: undefined })

const MB = 1024 * 1024

export const documentUpload: Upload = {
	field: 'document',
	kinds: ['pdf'],
	maxBytes: 25 * MB,
	wrongKind: 'Only PDF files are allowed',
	tooLarge: 'A document can be at most 25 MB',
}

export const imageUpload: Upload = {
	field: 'image',
	kinds: ['jpeg', 'png', 'webp'],
	maxBytes: 15 * MB,
	wrongKind: 'Only JPEG, PNG and WebP images are allowed',
	tooLarge: 'An image can be at most 15 MB',
}

/** A photograph for the catalogue (CRM-210). */
export const photoUpload: Upload = {
	field: 'picture',
	kinds: ['jpeg', 'png', 'webp', 'avif'],
	maxBytes: 30 * MB,
	wrongKind:
		'Only JPEG, PNG, WebP and AVIF photographs can be used. Save a photograph of another kind, such as HEIC, as JPEG',
	tooLarge: 'A photograph can be at most 30 MB',
}

/** A film for the top of a property's page (CRM-403). Visitors load the whole of it. */
export const filmUpload: Upload = {
	field: 'film',
	kinds: ['mp4', 'webm'],
	maxBytes: 5 * MB,
	wrongKind: 'Only MP4 and WebM films can be used. Export a film of another kind, such as MOV, as MP4',
	tooLarge: 'A film can be at most 5 MB. Export it for the web, without sound and with a lower quality',
}

/** The same where the product converts films (CRM-409). WebM has the limits of `filmUpload`, because browsers play it as it is. */
export const convertedFilmUpload: Upload = {
	field: filmUpload.field,
	kinds: ['mp4', 'mov', 'webm'],
	maxBytes: 250 * MB,
	wrongKind: 'Only MP4, MOV and WebM films can be used',
	tooLarge: 'A film can be at most 250 MB. Shorten it, or export it with a lower quality',
}

/** How many files a message may have. */
export const MAX_MESSAGE_FILES = 5
/** A file of a message between a traveller and the agency. */
export const messageUpload: Upload = {
	field: 'file',
	kinds: ['pdf', 'jpeg', 'png', 'webp'],
	maxBytes: 10 * MB,
	wrongKind: 'Only PDF files and JPEG, PNG or WebP images can be attached',
	tooLarge: 'An attachment can be at most 10 MB',
}

/** A booking as a web page, a calendar file, a mail or a PDF. The booking reader determines which. */
export const importUpload: FileRules = {
	field: 'file',
	maxBytes: 5 * MB,
	tooLarge: 'A booking can be at most 5 MB',
}

/** The pictures of a trip by slot, with the recommended size in CSS pixels. */
export const pictureSlots = {
	thumbnail: { width: 800, height: 450 },
	header: { width: 1920, height: 600 },
} as const

/** A colleague's portrait, in CSS pixels: it is shown as a circle and travels inside the answers. */
export const portraitSize = { width: 56, height: 56 } as const

export type PictureSlot = keyof typeof pictureSlots
