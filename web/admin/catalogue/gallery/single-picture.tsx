import { below } from '#shared/catalogue/drafts/content-changes.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { useForm } from '../form/form-context.ts'
import { ListFindings } from '../form/list-findings.tsx'
import { AddPhotographs } from '../photographs/add-photographs.tsx'
import { PhotographState } from '../photographs/photograph-state.tsx'
import { UploadList } from '../photographs/upload-list.tsx'
import { usePhotoUploads } from '../photographs/use-photo-uploads.ts'
import { usePictures } from '../photographs/use-pictures.ts'
import { ChooseDrawing } from './choose-drawing.tsx'
import { asPicture, PictureText } from './picture-text.tsx'

/** One picture with its description. */
export function SinglePicture({ label, path, value }: { label: string; path: string; value: unknown }) {
	const { set, isReadOnly, lookAgain } = useForm()
	const choosing = useDialog<true>()
	const picture = asPicture(value)
	const { name, alt } = picture
	const pictures = usePictures([name], lookAgain)
	// Not with the description of the picture that it replaces.
	const replaceBy = (chosen: string) => set(path, { name: chosen, alt: '' })
	const uploads = usePhotoUploads((uploaded) => replaceBy(uploaded.at(-1)?.name ?? name))
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-medium">{label}</legend>
			<div className="flex flex-wrap items-start gap-3">
				<div className="grid w-28 shrink-0 gap-2 @md:w-36">
					<ServedPicture
						served={pictures.servedOf(picture)}
						alt=""
						sizes="9rem"
						className="aspect-[3/2] w-full rounded-sm"
					/>
					{isReadOnly ? null : (
						<>
							<AddPhotographs isSingle label="Upload" onFiles={uploads.add} />
							<Button size="small" aria-label={`${label}: choose a drawing`} onClick={() => choosing.show(true)}>
								Drawing
							</Button>
						</>
					)}
				</div>
				<div className="min-w-40 grow basis-48">
					<PictureText label="Description" path={below(path, 'alt')} text={alt} />
					<PhotographState picture={pictures.photographOf(name)} />
				</div>
			</div>
			<UploadList queue={uploads} />
			<ListFindings path={below(path, 'name')} />
			<ChooseDrawing
				isSingle
				dialog={choosing}
				drawings={pictures.drawings}
				chosen={[name]}
				onChoose={([chosen = '']) => replaceBy(chosen)}
			/>
		</fieldset>
	)
}
