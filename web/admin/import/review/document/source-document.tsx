import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { UnusedEntity } from '#shared/import/draft.ts'
import { fieldAt, readValueAt } from '#shared/import/imported-records.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { currentTheme, subscribeToTheme } from '#web/ui/theme.ts'
import { framePage } from './frame-page.ts'
import { type Marks, marksIn } from './marks.ts'

const EMPTY = '<p>This document has no text to show.</p>'

const hasText = (html: string) => html.replaceAll(/<[^>]*>|\s/g, '') !== ''

type Props = {
	preview: ImportPreview
	/** The value that had the focus last: 'flights/0/arrivalTime'. */
	path: string | null
	/** It has a field that can be filled. */
	isOpen: boolean
	/** The passage to select. */
	selected: UnusedEntity | null
	marks: Marks | null
	onMarks: (marks: Marks | null) => void
	/** Enters the selected passage into that field. */
	onFill: (passage: string) => void
}

/** The document that was read, as text without anything that runs or loads. What was read for a field is marked when it has the focus. */
export function SourceDocument({ preview, path, isOpen, selected, marks, onMarks, onFill }: Props) {
	const { data } = useQuery({
		...query('/api/admin/trips/import/preview/:id/document', { id: preview.id }),
		staleTime: Number.POSITIVE_INFINITY,
	})
	const frame = useRef<HTMLIFrameElement>(null)
	const theme = useSyncExternalStore(subscribeToTheme, currentTheme)
	const page = useMemo(() => data && framePage(hasText(data.html) ? data.html : EMPTY, theme), [data, theme])
	const { draft } = preview
	const read = path === null ? undefined : readValueAt(draft, path)
	const label = path !== null && isOpen ? fieldAt(path)?.label : undefined

	useEffect(() => {
		marks?.show(...(read ? [read.from.raw, String(read.value)] : []))
	}, [marks, read])
	useEffect(() => {
		if (selected) marks?.select(selected)
	}, [marks, selected])

	const prepare = () => {
		const made = frame.current && marksIn(frame.current)
		made?.markUnused(draft.unused ?? [])
		onMarks(made)
	}
	return (
		<section aria-label="Document" className="flex min-h-0 grow flex-col overflow-hidden rounded-lg border border-line">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
				<p className="text-sm text-ink-soft">
					{label
						? 'Select the text that belongs in the field.'
						: 'Marked: what no value uses. Choose a value to see where it comes from.'}
				</p>
				{label ? (
					<Button size="small" onClick={() => onFill(marks?.selectedText() ?? '')}>
						Fill ‘{label}’ with the selection
					</Button>
				) : null}
			</div>
			{page ? (
				<iframe
					ref={frame}
					title="The document that was read"
					sandbox="allow-same-origin"
					srcDoc={page}
					onLoad={prepare}
					className="h-full min-h-72 w-full grow"
				/>
			) : (
				<Skeleton className="h-72" />
			)}
		</section>
	)
}
