import { Crosshair } from 'lucide-react'
import { below } from '#shared/catalogue/drafts/content-changes.ts'
import type { Picture } from '#shared/catalogue/property.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { MenuItem } from '#web/ui/dialogs/menu.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { SortHandle, SortMenu } from '#web/ui/sortable/sort-controls.tsx'
import type { useSortable } from '#web/ui/sortable/use-sortable.ts'
import { useForm } from '../form/form-context.ts'
import { ListFindings } from '../form/list-findings.tsx'
import { FocalPointDialog } from '../photographs/focal-point-dialog.tsx'
import { PhotographState } from '../photographs/photograph-state.tsx'
import { SuggestText } from '../photographs/suggest-text.tsx'
import type { usePictures } from '../photographs/use-pictures.ts'
import { PictureText } from './picture-text.tsx'

type Props = {
	picture: Picture
	/** What it is called in messages: 'Picture 3'. */
	name: string
	/** Where it is in the content: 'images.2'. */
	path: string
	index: number
	count: number
	sortable: ReturnType<typeof useSortable>
	pictures: ReturnType<typeof usePictures>
	onRemove: () => void
}

/** One picture of a gallery: its place, its description and its focal point. */
export function GalleryEntry({ picture, name, path, index, count, sortable, pictures, onRemove }: Props) {
	const { set, isReadOnly } = useForm()
	const focusing = useDialog<true>()
	const served = pictures.servedOf(picture)
	const photograph = pictures.photographOf(picture.name)
	return (
		<li
			{...sortable.entry(index)}
			className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border border-line bg-card p-2"
		>
			{isReadOnly ? null : <SortHandle {...{ sortable, index, name }} />}
			<div className="w-28 shrink-0 @md:w-36">
				<ServedPicture served={served} alt="" sizes="9rem" className="aspect-[3/2] w-full rounded-sm" />
			</div>
			<div className="min-w-40 grow basis-full @max-md:order-last @md:basis-48">
				<PictureText label={`${name}: description`} path={below(path, 'alt')} text={picture.alt} />
				{photograph && pictures.suggestsTexts && !isReadOnly ? (
					<SuggestText name={name} id={photograph.id} onAccept={(text) => set(below(path, 'alt'), text)} />
				) : null}
				<PhotographState picture={photograph} />
			</div>
			{isReadOnly ? null : (
				<div className="ml-auto">
					<SortMenu {...{ sortable, index, count, name, onRemove }}>
						<MenuItem disabled={!served} onSelect={() => focusing.show(true)}>
							<Crosshair aria-hidden="true" />
							Focal point
						</MenuItem>
					</SortMenu>
				</div>
			)}
			<ListFindings path={below(path, 'name')} />
			{served && focusing.subject ? (
				<FocalPointDialog
					dialog={focusing}
					name={name}
					served={served}
					focal={picture.focal}
					onChoose={(focal) => set(path, { name: picture.name, alt: picture.alt, ...(focal && { focal }) })}
				/>
			) : null}
		</li>
	)
}
