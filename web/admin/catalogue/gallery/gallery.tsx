import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { below } from '#shared/catalogue/content-changes.ts'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { SortHandle, SortMenu } from '#web/ui/sortable/sort-controls.tsx'
import { useForm } from '../form/form-context.ts'
import { ListFindings } from '../form/list-findings.tsx'
import { useEntries } from '../form/use-entries.ts'
import { ChooseDrawing } from './choose-drawing.tsx'
import { asPicture, PictureText } from './picture-text.tsx'

type Props = {
	label: string
	hint: string | undefined
	/** Where the pictures are in the content: 'images'. */
	path: string
	value: unknown
}

/** The pictures of an item in their order, each with its description. */
export function Gallery({ label, hint, path, value }: Props) {
	const { isReadOnly } = useForm()
	const root = useRef<HTMLFieldSetElement>(null)
	const choosing = useDialog<true>()
	const { data } = useQuery({ ...query('/api/admin/catalogue/drawings'), staleTime: Infinity })
	const { entries, sortable, insert, remove } = useEntries(path, value, (_, index) => `Picture ${index + 1}`)
	const pictures = entries.map(({ entry }) => asPicture(entry))
	const drop = (index: number) => {
		remove(index)
		root.current?.focus()
	}
	return (
		<fieldset ref={root} data-path={path} tabIndex={-1} className="min-w-0">
			<legend className="text-sm font-medium">{label}</legend>
			{hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
			<ol className="mt-3 grid gap-3">
				{entries.map(({ key, name }, index) => (
					<li
						key={key}
						{...sortable.entry(index)}
						className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border border-line bg-card p-2"
					>
						{isReadOnly ? null : <SortHandle {...{ sortable, index, name }} />}
						<ServedPicture
							served={data?.pictures[pictures[index]?.name ?? ''] ?? null}
							alt=""
							sizes="9rem"
							className="aspect-[3/2] w-28 shrink-0 rounded-sm @md:w-36"
						/>
						<PictureText
							label={`${name}: description`}
							path={below(path, `${index}.alt`)}
							text={pictures[index]?.alt ?? ''}
						/>
						{isReadOnly ? null : (
							<SortMenu {...{ sortable, index, name }} count={entries.length} onRemove={() => drop(index)} />
						)}
						<ListFindings path={below(path, `${index}.name`)} />
					</li>
				))}
			</ol>
			{isReadOnly ? null : (
				<Button size="small" className="mt-3" onClick={() => choosing.show(true)}>
					<ImagePlus aria-hidden="true" />
					Choose drawings
				</Button>
			)}
			<output className="sr-only">{sortable.message}</output>
			<ListFindings path={path} />
			<ChooseDrawing
				dialog={choosing}
				drawings={data?.pictures ?? {}}
				chosen={pictures.map(({ name }) => name)}
				onChoose={(names) => insert(entries.length, ...names.map((name) => ({ name, alt: '' })))}
			/>
		</fieldset>
	)
}
