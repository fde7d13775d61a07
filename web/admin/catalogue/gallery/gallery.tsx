import { Images } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { below } from '#shared/catalogue/drafts/content-changes.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { focusField } from '../editor/focus-field.ts'
import { useForm } from '../form/form-context.ts'
import { ListFindings } from '../form/list-findings.tsx'
import { useEntries } from '../form/use-entries.ts'
import { AddPhotographs } from '../photographs/add-photographs.tsx'
import { DropZone } from '#web/trips/drop-zone.tsx'
import { UploadList } from '../photographs/upload-list.tsx'
import { usePhotoUploads } from '../photographs/use-photo-uploads.ts'
import { usePictures } from '../photographs/use-pictures.ts'
import { ChooseDrawing } from './choose-drawing.tsx'
import { GalleryEntry } from './gallery-entry.tsx'
import { asPicture } from './picture-text.tsx'

type Props = {
	label: string
	hint: string | undefined
	/** Where the pictures are in the content: 'images'. */
	path: string
	value: unknown
}

/** The pictures of an item in their order, photographs and drawings mixed, each with its description (CRM-213). */
export function Gallery({ label, hint, path, value }: Props) {
	const { isReadOnly, lookAgain } = useForm()
	const root = useRef<HTMLFieldSetElement>(null)
	const choosing = useDialog<true>()
	const { entries, sortable, insert, remove } = useEntries(path, value, (_, index) => `Picture ${index + 1}`)
	const names = entries.map(({ entry }) => asPicture(entry).name)
	const pictures = usePictures(names, lookAgain)
	const append = (added: readonly string[]) => insert(entries.length, ...added.map((name) => ({ name, alt: '' })))
	/** By the keyboard, writing what they show comes next: the new entries have pushed the button that has the focus out of view. */
	const join = (added: readonly string[]) => {
		const isWaiting = Boolean(root.current?.querySelector('[data-add] :focus-visible'))
		flushSync(() => append(added))
		if (isWaiting) focusField(`${path}.${entries.length}.alt`)
	}
	const uploads = usePhotoUploads((uploaded: readonly CataloguePicture[]) => {
		const added = [...new Set(uploaded.map(({ name }) => name))].filter((name) => !names.includes(name))
		if (added.length < uploaded.length)
			toast({ title: 'Some photographs are in the gallery already', description: 'They were not added again.' })
		if (added.length > 0) join(added)
	})
	const drop = (index: number) => {
		flushSync(() => remove(index))
		const menus = root.current?.querySelectorAll<HTMLElement>('li [aria-haspopup=menu]')
		const next =
			menus?.[Math.min(index, menus.length - 1)] ?? root.current?.querySelector<HTMLElement>('[data-add] button')
		next?.focus()
	}
	return (
		<fieldset ref={root} data-path={path} tabIndex={-1} className="min-w-0">
			<legend className="text-sm font-medium">{label}</legend>
			<DropZone isOff={isReadOnly} onFiles={uploads.add}>
				{hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
				<ol className="mt-3 grid gap-3">
					{entries.map(({ key, entry, name }, index) => (
						<GalleryEntry
							key={key}
							picture={asPicture(entry)}
							path={below(path, String(index))}
							count={entries.length}
							onRemove={() => drop(index)}
							{...{ name, index, sortable, pictures }}
						/>
					))}
				</ol>
				<UploadList queue={uploads} />
				{isReadOnly ? null : (
					<div data-add className="mt-3 flex flex-wrap items-center gap-2">
						<AddPhotographs label="Add photographs" onFiles={uploads.add} />
						<Button size="small" onClick={() => choosing.show(true)}>
							<Images aria-hidden="true" />
							Choose drawings
						</Button>
						<p className="text-sm text-ink-soft pointer-coarse:hidden">or drop photographs here</p>
					</div>
				)}
			</DropZone>
			<output className="sr-only">{sortable.message}</output>
			<ListFindings path={path} />
			<ChooseDrawing dialog={choosing} drawings={pictures.drawings} chosen={names} onChoose={append} />
		</fieldset>
	)
}
