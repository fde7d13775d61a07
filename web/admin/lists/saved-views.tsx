import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'wouter'
import type { SavedView, ViewList } from '#shared/saved-view.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { SaveView } from './save-view.tsx'
import { addressOfView, isShown, viewQuery } from './view-query.ts'

/** The views that somebody has saved of a list, and the way to save what it shows now (CRM-294). Empty where there is neither. */
export function SavedViews({ list }: { list: ViewList }) {
	const { location } = useAdminLocation()
	const client = useQueryClient()
	const { data } = useQuery(query('/api/admin/saved-views'))
	const deleting = useDialog<SavedView>()
	const refresh = () => client.invalidateQueries({ queryKey: query('/api/admin/saved-views').queryKey })
	if (!data) return null
	const views = data.views.filter((view) => view.list === list)
	const shown = views.find((view) => isShown(list, view.query, location))
	const current = viewQuery(list, location)
	return (
		<>
			{views.length > 0 ? (
				<nav aria-label="Saved views" className="flex min-w-0 grow flex-wrap items-center gap-1">
					{views.map((view) => (
						<Link
							key={view.id}
							href={addressOfView(list, view.query)}
							aria-current={view === shown ? 'page' : undefined}
							className={classNames(
								buttonClasses({ variant: 'quiet', size: 'small' }),
								'aria-[current]:bg-sea-wash forced-colors:aria-[current]:border-[Highlight]',
							)}
						>
							<span className="max-w-48 truncate">{view.name}</span>
						</Link>
					))}
					{shown ? (
						<ForEditors>
							<IconButton tone="danger" name={`Delete the view ${shown.name}`} onClick={() => deleting.show(shown)}>
								<X aria-hidden="true" />
							</IconButton>
						</ForEditors>
					) : null}
				</nav>
			) : null}
			{current !== '' && !shown ? (
				<ForEditors>
					<SaveView list={list} query={current} onSaved={refresh} />
				</ForEditors>
			) : null}
			<ConfirmDelete
				dialog={deleting}
				title="Delete View?"
				description={(view) => `This deletes the view ${view.name}. The list and its rows stay as they are.`}
				onDelete={({ id }) => send('DELETE', `/api/admin/saved-views/${id}`)}
				refresh={refresh}
				success="View deleted"
				failure="Failed to delete view"
			/>
		</>
	)
}
