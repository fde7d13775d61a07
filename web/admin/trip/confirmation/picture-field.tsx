import { ImagePlus, Trash2, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { PICTURE_SIZES } from '#shared/booking-confirmation/content.ts'
import { imageUpload } from '#shared/uploads.ts'
import { acceptAttribute } from '#web/trips/validate-file.ts'
import { FilePreview } from '#web/trips/file-preview.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { type PictureSlot, withPicture } from './draft.ts'
import type { EditorParts } from './editor-parts.ts'

type Props = {
	editor: EditorParts
	slot: PictureSlot
	url: string | null
	/** The subject for button names: 'image of Hôtel Belle Rade'. */
	name: string
	/** The visible label. An icon is next to its text and has none. */
	label?: string
	error?: string
}

/** An image of the confirmation: upload by button or drop, replace, remove. */
export function PictureField({ editor: { change, uploads }, slot, url, name, label, error }: Props) {
	const input = useRef<HTMLInputElement>(null)
	const [isOver, setIsOver] = useState(false)
	const { width, height } = PICTURE_SIZES[slot.section]
	const sending = uploads.sendingTo(slot)
	const choose = (file: File | undefined) => file && !sending && uploads.choose(slot, file)
	const over = (is: boolean) => (event: DragEvent) => {
		event.preventDefault()
		setIsOver(is)
	}
	const picture = 'size-full object-cover'
	return (
		// Dropping a file is a shortcut for the button below.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<fieldset
			aria-label={name}
			onDragOver={over(true)}
			onDragLeave={over(false)}
			onDrop={(event) => {
				over(false)(event)
				choose(event.dataTransfer.files[0])
			}}
			className={classNames('min-w-0', label ? 'flex flex-col gap-2' : 'flex items-center gap-3')}
		>
			{label ? (
				<p>
					<span className="text-sm font-medium">{label}</span>
					<span className="block text-sm text-ink-soft">
						Recommended {width}x{height}
					</span>
				</p>
			) : null}
			<div
				style={{ aspectRatio: `${width} / ${height}` }}
				className={classNames(
					'relative grid place-items-center overflow-hidden rounded-md border text-sm text-ink-soft',
					label ? 'w-full' : 'w-14 shrink-0',
					isOver
						? 'border-sea bg-sea-wash'
						: url || sending
							? 'border-transparent bg-sunk'
							: 'border-dashed border-control',
				)}
			>
				{sending ? (
					<FilePreview file={sending.file} className={classNames(picture, 'opacity-50')} />
				) : url ? (
					<img src={url} alt={`The ${name}`} className={picture} />
				) : label ? (
					'No image'
				) : null}
				{sending ? (
					<div className="absolute inset-x-2 bottom-2">
						<Progress label={`Uploading ${sending.file.name}`} value={sending.share < 1 ? sending.share : undefined} />
					</div>
				) : null}
			</div>
			<div className="flex items-center gap-1">
				<label
					className={classNames(
						buttonClasses({ size: 'small' }),
						'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea has-aria-disabled:opacity-55',
					)}
				>
					<input
						ref={input}
						type="file"
						accept={acceptAttribute(imageUpload)}
						aria-label={`${url ? 'Replace' : 'Upload'} ${name}`}
						aria-invalid={error ? true : undefined}
						// Not `disabled`: the button would lose the focus during the upload.
						aria-disabled={sending ? true : undefined}
						onClick={(event) => sending && event.preventDefault()}
						onChange={({ currentTarget }) => {
							choose(currentTarget.files?.[0])
							// So that the same file can be chosen again after a failure.
							currentTarget.value = ''
						}}
						className="absolute inset-0 cursor-pointer text-[0] opacity-0"
					/>
					<ImagePlus aria-hidden="true" />
					{sending ? 'Uploading...' : url ? 'Replace' : 'Upload'}
				</label>
				{sending ? (
					<IconButton
						name={`Stop sending the ${name}`}
						onClick={() => {
							sending.cancel()
							// This button disappears with the upload.
							input.current?.focus()
						}}
					>
						<X aria-hidden="true" />
					</IconButton>
				) : null}
				{url && !sending ? (
					<IconButton
						tone="danger"
						name={`Remove ${name}`}
						onClick={() => {
							change((was) => withPicture(was, slot, null))
							// This button disappears with the image.
							input.current?.focus()
						}}
					>
						<Trash2 aria-hidden="true" />
					</IconButton>
				) : null}
			</div>
			{error ? <p className="text-sm text-danger">{error}</p> : null}
		</fieldset>
	)
}
