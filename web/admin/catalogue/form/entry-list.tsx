import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { below } from '#shared/catalogue/drafts/content-changes.ts'
import { isObject } from '#shared/stored-shape.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SortHandle, SortMenu } from '#web/ui/sortable/sort-controls.tsx'
import { asText } from '#shared/catalogue/drafts/content-path.ts'
import type { ContentField, FieldOf } from '../fields/content-field.ts'
import type { FieldProps } from './field-props.ts'
import { isWithin, useForm } from './form-context.ts'
import { ListFindings } from './list-findings.tsx'
import { useEntries } from './use-entries.ts'

type Props = FieldProps<FieldOf<'entries'>> & {
	/** The form of one entry. */
	children: (path: string, entry: unknown) => ReactNode
}

/** A list of objects, such as rooms. Each folds away, and says how much there is to correct in it. */
export function EntryList({ field, path, value, children }: Props) {
	const { isReadOnly } = useForm()
	const root = useRef<HTMLFieldSetElement>(null)
	const nameOf = (entry: unknown, index: number) =>
		(isObject(entry) && asText(entry[field.title])) || `${capitalised(field.entry)} ${index + 1}`
	const { entries, sortable, insert, remove } = useEntries(path, value, nameOf)
	const add = () => {
		flushSync(() => insert(entries.length, emptyEntry(field.fields)))
		const added = root.current?.querySelectorAll('details')[entries.length]
		if (!added) return
		added.open = true
		added.querySelector<HTMLElement>('input, select')?.focus()
	}
	const drop = (index: number) => {
		flushSync(() => remove(index))
		const summary = root.current?.querySelectorAll('summary')[Math.max(0, index - 1)]
		const target = summary ?? root.current?.querySelector<HTMLElement>('[data-add]')
		target?.focus()
	}
	return (
		<fieldset ref={root} data-path={path} tabIndex={-1} className="min-w-0">
			<legend className="mb-2 text-sm font-medium">{field.label}</legend>
			<ol className="flex flex-col gap-3">
				{entries.map(({ entry, key, name }, index) => (
					<li
						key={key}
						{...sortable.entry(index)}
						className="flex items-start gap-1 rounded-md border border-line bg-card py-1 pr-1"
					>
						{isReadOnly ? null : <SortHandle {...{ sortable, index, name }} />}
						<details className="min-w-0 grow">
							<summary className="min-h-9 cursor-pointer py-1.5 font-medium wrap-anywhere pointer-coarse:min-h-11">
								{name} <EntryFindings path={below(path, String(index))} />
							</summary>
							<div className="py-3 pl-1">{children(below(path, String(index)), entry)}</div>
						</details>
						{isReadOnly ? null : (
							<SortMenu {...{ sortable, index, name }} count={entries.length} onRemove={() => drop(index)} />
						)}
					</li>
				))}
			</ol>
			{isReadOnly ? null : (
				<Button data-add size="small" className="mt-3" onClick={add}>
					<Plus aria-hidden="true" />
					Add {field.entry}
				</Button>
			)}
			<output className="sr-only">{sortable.message}</output>
			<ListFindings path={path} />
		</fieldset>
	)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const EMPTY = { number: null, texts: [], entries: [], tags: [], gallery: [], picture: { name: '', alt: '' } } as const

const emptyEntry = (fields: readonly ContentField[]) =>
	Object.fromEntries(fields.map(({ name, kind }) => [name, kind in EMPTY ? EMPTY[kind as keyof typeof EMPTY] : '']))

/** How much there is to correct or to choose in a folded entry. */
function EntryFindings({ path }: { path: string }) {
	const { findings, conflicts } = useForm()
	const within = findings.filter((finding) => isWithin(finding.path, path))
	const errors = within.filter(({ level }) => level === 'error').length
	const choices = conflicts.filter((conflict) => isWithin(conflict.path, path)).length
	return (
		<>
			{choices > 0 ? <Badge tone="amber">{`${choices} to choose`}</Badge> : null}
			{errors > 0 ? <Badge tone="red">{`${errors} to correct`}</Badge> : null}
			{errors === 0 && within.length > 0 ? <Badge tone="yellow">{`${within.length} to improve`}</Badge> : null}
		</>
	)
}
