import { memo } from 'react'
import { below } from '#shared/catalogue/drafts/content-changes.ts'
import { isObject } from '#shared/stored-shape.ts'
import type { ContentField, FieldOf } from '../fields/content-field.ts'
import { FilmField } from '../films/film-field.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { SinglePicture } from '../gallery/single-picture.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldConflict } from './field-conflict.tsx'
import type { FieldProps } from './field-props.ts'
import { ListFindings } from './list-findings.tsx'
import { SingleValue } from './single-value.tsx'
import { Tags } from './tags.tsx'
import { TextList } from './text-list.tsx'

/** One declared field of an item, with what is found about it. Its control has the path as its name. */
const FieldView = memo(function FieldView({ fillsRow, ...props }: FieldProps & { fillsRow: boolean }) {
	const { field, path } = props
	return (
		<div className={fillsRow ? 'min-w-0 @lg:col-span-2' : 'min-w-0'}>
			<FieldConflict path={path} label={field.label} />
			<Control {...props} />
		</div>
	)
})

const isWide = ({ kind }: Pick<ContentField, 'kind'>) => !['text', 'number', 'choice', 'country'].includes(kind)

function Control({ field, path, value }: FieldProps) {
	switch (field.kind) {
		case 'texts':
			return <TextList field={field} path={path} value={value} />
		case 'entries':
			return (
				<EntryList field={field} path={path} value={value}>
					{(entryPath, entry) => (
						<Members fields={field.fields} path={entryPath} value={entry} columns="@lg:grid-cols-2" />
					)}
				</EntryList>
			)
		case 'tags':
			return <Tags field={field} path={path} value={value} />
		case 'group':
			return <Group field={field} path={path} value={value} />
		case 'gallery':
			return <Gallery label={field.label} hint={field.hint} path={path} value={value} />
		case 'film':
			return <FilmField label={field.label} hint={field.hint} path={path} value={value} />
		case 'picture':
			return <SinglePicture label={field.label} path={path} value={value} />
		default:
			return <SingleValue field={field} path={path} value={value} />
	}
}

function Group({ field, path, value }: FieldProps<FieldOf<'group'>>) {
	return (
		<fieldset>
			<legend className={path.includes('.') ? 'mb-3 font-medium' : 'mb-3 font-display text-xl'}>{field.label}</legend>
			<Members fields={field.fields} path={path} value={value} columns={columnsFor(field.fields)} />
			<ListFindings path={path} />
		</fieldset>
	)
}

/** Numbers and choices fit in a quarter of the form; sentences do not. */
const columnsFor = (fields: readonly ContentField[]) =>
	fields.some(isWide) ? '@lg:grid-cols-2' : '@sm:grid-cols-2 @2xl:grid-cols-4'

/** A text between fields that fill their rows: half of its row would stay empty. */
const isAlone = (fields: readonly ContentField[], index: number) =>
	fields[index]?.kind === 'text' && [fields[index - 1], fields[index + 1]].every((next) => !next || isWide(next))

type MembersProps = { fields: readonly ContentField[]; path: string; value: unknown; columns: string }

/** The fields of an object in the content; with the path '', of the content itself. */
export function Members({ fields, path, value, columns }: MembersProps) {
	const members = isObject(value) ? value : {}
	return (
		<div className="@container">
			<div className={`grid gap-x-5 gap-y-5 ${columns}`}>
				{fields.map((field, index) => (
					<FieldView
						key={field.name}
						field={field}
						path={below(path, field.name)}
						value={members[field.name]}
						fillsRow={isWide(field) || isAlone(fields, index)}
					/>
				))}
			</div>
		</div>
	)
}
