import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import type { PreviewLink } from '#shared/catalogue/drafts/preview-link.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { RequestError, send } from '#web/data/request.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import { MakePreviewLink } from './make-preview-link.tsx'

const PATH = '/api/admin/catalogue/items/:id/previews'

/** The links at which somebody without an account sees the draft of an item (SITE-189). */
export function PreviewLinksDialog({ dialog: { isOpen, subject, close } }: { dialog: DialogState<CatalogueItem> }) {
	useCloseOnBack(isOpen, close)
	return (
		<Dialog
			open={isOpen}
			onOpenChange={close}
			title="Preview links"
			description="Whoever has a link sees the draft as it is at that time, without an account."
		>
			{subject ? <Links item={subject} /> : null}
		</Dialog>
	)
}

function Links({ item: { id } }: { item: CatalogueItem }) {
	const client = useQueryClient()
	const options = query(PATH, { id })
	const { data, error, refetch } = useQuery({ ...options, staleTime: 0 })
	const [revoking, setRevoking] = useState<string | null>(null)
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
	const show = (previews: PreviewLink[]) => storeAnswer(client, options, { previews })
	const revoke = async (link: PreviewLink) => {
		if (revoking) return
		setRevoking(link.id)
		try {
			await withToast({ success: 'Link revoked', failure: 'Link not revoked' }, () =>
				send('DELETE', `/api/admin/catalogue/previews/${link.id}`),
			)
			show(data.previews.filter((one) => one !== link))
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			await refetch()
		}
		setRevoking(null)
	}
	return (
		<div className="grid gap-5">
			{data.previews.length === 0 ? <p className="text-ink-soft">No link works at the moment.</p> : null}
			<ul className="divide-y divide-line">
				{data.previews.map((link) => (
					<li key={link.id} className="flex items-center justify-between gap-3 py-2">
						<div className="min-w-0">
							<p className="font-medium">Until {noticeTime(link.expiresAt)}</p>
							<p className="text-sm text-ink-soft">
								{`Made ${noticeTime(link.createdAt)} by ${link.createdBy ?? 'a former colleague'}, opened ${times(link.opened)}`}
							</p>
						</div>
						<ForEditors>
							<IconButton
								tone="danger"
								name={`Revoke the link until ${noticeTime(link.expiresAt)}`}
								aria-busy={revoking === link.id}
								onClick={() => void revoke(link)}
							>
								<Trash2 aria-hidden="true" />
							</IconButton>
						</ForEditors>
					</li>
				))}
			</ul>
			<ForEditors>
				<MakePreviewLink itemId={id} onMade={show} />
			</ForEditors>
		</div>
	)
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
