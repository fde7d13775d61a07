import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TaughtLayout } from '#shared/import/taught-layout.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import { LayoutRow } from './layout-row.tsx'

/** The senders whose documents are read as staff taught it (IMPORT-94). */
export default function TaughtLayouts({ onBack }: { onBack: () => void }) {
	const { data, error, refetch } = useQuery({ ...query('/api/admin/taught-layouts'), staleTime: 0 })
	const [toDelete, setToDelete] = useState<TaughtLayout | null>(null)
	const [isPending, setIsPending] = useState(false)
	const start = useRef<HTMLDivElement>(null)
	// The view replaced another one in the dialog.
	useEffect(() => start.current?.focus(), [])

	const remove = async ({ id }: TaughtLayout) => {
		setIsPending(true)
		try {
			await send('DELETE', `/api/admin/taught-layouts/${id}`)
			await refetch()
			setToDelete(null)
			start.current?.focus()
		} catch (problem) {
			toast({ title: 'Not deleted', description: sentenceOf(problem, 'Please try again.'), tone: 'destructive' })
		}
		setIsPending(false)
	}
	return (
		<div ref={start} tabIndex={-1} className="outline-none">
			{error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : !data ? (
				<SkeletonRows rows={3} />
			) : data.layouts.length === 0 ? (
				<p className="text-ink-soft">
					Nothing yet. Correct what was read of a booking, and the next document of that sender is read the same way.
				</p>
			) : (
				<ul className="divide-y divide-line rounded-lg border border-line">
					{data.layouts.map((layout) => (
						<LayoutRow key={layout.id} layout={layout} onRenamed={refetch} onDelete={() => setToDelete(layout)} />
					))}
				</ul>
			)}
			<DialogFooter>
				<Button onClick={onBack}>Back</Button>
			</DialogFooter>
			<AlertDialog
				open={toDelete !== null}
				onOpenChange={(isOpen) => isOpen || setToDelete(null)}
				title="Delete this layout?"
				description={`Documents like those of ‘${toDelete?.name}’ are read without it, until you correct one again.`}
				action={isPending ? 'Deleting...' : 'Delete'}
				pending={isPending}
				onAction={() => toDelete && void remove(toDelete)}
			/>
		</div>
	)
}
