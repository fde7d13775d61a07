import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogueItem, ListedVersion } from '#shared/catalogue/catalogue-item.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { ScheduleBadge } from '../schedule/schedule-badge.tsx'
import { ChangeList } from './change-list.tsx'
import { useItemCall } from './use-item-call.ts'

type Props = { dialog: DialogState<CatalogueItem>; store: DraftStore }

/** Everything that was published of an item. A version is looked at before it becomes the draft (CRM-192). */
export function HistoryDialog({ dialog: { isOpen, subject, close }, store }: Props) {
	const [shown, setShown] = useState<ListedVersion | null>(null)
	if (!isOpen && shown) setShown(null)
	const back = () => (shown ? setShown(null) : close())
	useCloseOnBack(isOpen, back)
	return (
		<Dialog open={isOpen} onOpenChange={close} title={shown ? `Version ${shown.no}` : 'History'}>
			{subject && shown ? (
				<Version item={subject} no={shown.no} store={store} onBack={back} onRestored={close} />
			) : null}
			{subject && !shown ? <Versions item={subject} onShow={setShown} /> : null}
		</Dialog>
	)
}

function Versions({ item, onShow }: { item: CatalogueItem; onShow: (version: ListedVersion) => void }) {
	const options = query('/api/admin/catalogue/items/:id/versions', { id: item.id })
	const { data, error, refetch } = useQuery({ ...options, staleTime: 0 })
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
	const { schedule } = item
	if (data.versions.length === 0 && !schedule) return <p>It has never been published.</p>
	return (
		<ol className="divide-y divide-line">
			{schedule ? (
				<li className="py-3">
					<p className="flex flex-wrap items-center gap-2 font-medium">
						Next version
						<ScheduleBadge schedule={schedule} />
					</p>
					<p className="text-ink-soft">By {schedule.scheduledBy ?? 'a former colleague'}</p>
					{schedule.note ? <p className="wrap-anywhere">{schedule.note}</p> : null}
				</li>
			) : null}
			{data.versions.map((version) => (
				<li key={version.no} className="flex flex-wrap items-center justify-between gap-3 py-3">
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-2 font-medium">
							Version {version.no}
							{version.isPublic ? <Badge tone="green">Public</Badge> : null}
						</p>
						<p className="text-ink-soft">{`${noticeTime(version.publishedAt)}, ${byWhom(version)}`}</p>
						{version.note ? <p className="wrap-anywhere">{version.note}</p> : null}
					</div>
					<Button size="small" aria-label={`Compare version ${version.no}`} onClick={() => onShow(version)}>
						Compare
					</Button>
				</li>
			))}
		</ol>
	)
}

const byWhom = ({ source, publishedBy }: ListedVersion) =>
	source === 'built-in' ? 'with a release of the product' : (publishedBy ?? 'a former colleague')

type VersionProps = { item: CatalogueItem; no: number; store: DraftStore; onBack: () => void; onRestored: () => void }

/** What restoring a version would change of what staff edit now. */
function Version({ item, no, store, onBack, onRestored }: VersionProps) {
	const { isPending, call } = useItemCall(store, onRestored)
	const options = query('/api/admin/catalogue/items/:id/versions/:no', { id: item.id, no: String(no) })
	const { data, error, refetch } = useQuery({ ...options, staleTime: 0, gcTime: 0 })
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
	const { content, changes } = data.version
	const restore = () =>
		call(
			{ success: 'Restored as the draft. Nothing public has changed.', failure: 'Not restored' },
			`/api/admin/catalogue/items/${item.id}/versions/${no}/restore`,
			{ version: item.version },
		)
	return (
		<>
			{changes.length === 0 ? (
				<p>It says exactly what the draft says now.</p>
			) : (
				<ChangeList kind={item.kind} content={content} changes={changes} />
			)}
			<DialogFooter>
				<Button onClick={onBack} disabled={isPending}>
					Back
				</Button>
				{changes.length > 0 ? (
					<ForEditors>
						<Button variant="primary" pending={isPending} onClick={() => void restore()}>
							Restore as draft
						</Button>
					</ForEditors>
				) : null}
			</DialogFooter>
		</>
	)
}
