import { useQuery } from '@tanstack/react-query'
import { below } from '#shared/catalogue/content-changes.ts'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { useForm } from '../form/form-context.ts'
import { ListFindings } from '../form/list-findings.tsx'
import { ChooseDrawing } from './choose-drawing.tsx'
import { asPicture, PictureText } from './picture-text.tsx'

/** One picture with its description. */
export function SinglePicture({ label, path, value }: { label: string; path: string; value: unknown }) {
	const { set, isReadOnly } = useForm()
	const choosing = useDialog<true>()
	const { data } = useQuery({ ...query('/api/admin/catalogue/drawings'), staleTime: Infinity })
	const { name, alt } = asPicture(value)
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-medium">{label}</legend>
			<div className="flex flex-wrap items-start gap-3">
				<div className="grid w-28 shrink-0 gap-2 @md:w-36">
					<ServedPicture
						served={data?.pictures[name] ?? null}
						alt=""
						sizes="9rem"
						className="aspect-[3/2] w-full rounded-sm"
					/>
					{isReadOnly ? null : (
						<Button size="small" aria-label={`${label}: choose a drawing`} onClick={() => choosing.show(true)}>
							Choose
						</Button>
					)}
				</div>
				<PictureText label="Description" path={below(path, 'alt')} text={alt} />
			</div>
			<ListFindings path={below(path, 'name')} />
			<ChooseDrawing
				isSingle
				dialog={choosing}
				drawings={data?.pictures ?? {}}
				chosen={[name]}
				// Not with the description of the picture that it replaces.
				onChoose={([chosen = '']) => set(path, { name: chosen, alt: '' })}
			/>
		</fieldset>
	)
}
