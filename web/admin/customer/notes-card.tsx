import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type CustomerNotes, customerNotesFields } from '#shared/customers/customer-notes.ts'
import type { Customer } from '#shared/customers/user.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'

const NotesDialog = lazyPart(() => import('./notes-dialog.tsx'))

const NAMES = Object.keys(customerNotesFields) as (keyof typeof customerNotesFields)[]

/** Preferences, family and notes of colleagues, for those who see identity data (CRM-364). */
export function NotesCard({ customer }: { customer: Customer }) {
	const editing = useDialog<CustomerNotes>()
	const client = useQueryClient()
	const read = query('/api/admin/users/:id/notes', { id: customer.id })
	const { data, error, refetch } = useQuery({ ...read, staleTime: 0 })
	const notes = data?.notes
	const refresh = () => client.invalidateQueries({ queryKey: ['/api/admin/users', customer.id] })
	return (
		<Card>
			<CardHeader title="Notes">
				{notes && !notes.isHidden ? (
					<ForEditors>
						<Button size="small" onClick={() => editing.show(notes)}>
							<Pencil aria-hidden="true" />
							Edit notes
						</Button>
					</ForEditors>
				) : null}
			</CardHeader>
			{notes ? (
				<Notes notes={notes} />
			) : error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : (
				<SkeletonRows rows={3} />
			)}
			{editing.subject ? <NotesDialog customer={customer} dialog={editing} onSaved={refresh} /> : null}
		</Card>
	)
}

function Notes({ notes }: { notes: CustomerNotes }) {
	const filled = NAMES.filter((name) => notes[name] !== null)
	if (notes.isHidden)
		return (
			<p className="text-ink-soft">
				{notes.version > 0
					? 'There are notes. They are for colleagues who see the identity data of this customer’s trips.'
					: 'Notes are for colleagues who see the identity data of this customer’s trips.'}
			</p>
		)
	if (filled.length === 0) return <p className="text-ink-soft">Nothing noted yet.</p>
	return (
		<dl className="flex flex-col gap-4">
			{filled.map((name) => (
				<div key={name}>
					<dt className="text-sm text-ink-soft">{customerNotesFields[name].label}</dt>
					<dd className="wrap-anywhere whitespace-pre-line">{notes[name]}</dd>
				</div>
			))}
		</dl>
	)
}
