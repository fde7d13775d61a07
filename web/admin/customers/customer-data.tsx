import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ForEditors } from '#web/data/for-editors.tsx'
import { useAuth } from '#web/data/session.tsx'
import { DownloadData } from '#web/trips/download-data.tsx'
import { refreshLists } from '../app/refresh.ts'
import { Erasure } from '../erasure/erasure.tsx'

/** Everything held about a customer as a file (API-156), and for owners the erasure (CRM-135). Read when it is unfolded. */
export function CustomerData({ id, onErased }: { id: string; onErased: () => void }) {
	const [isOpen, setIsOpen] = useState(false)
	const client = useQueryClient()
	const isOwner = useAuth().user?.staffRole === 'owner'
	return (
		<ForEditors>
			<details className="mb-5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
				<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
					Personal data
				</summary>
				<div className="mt-2 flex flex-col gap-4">
					<DownloadData
						path={`/api/admin/users/${id}/export`}
						label="Download everything we hold"
						className="self-start"
					/>
					{isOwner && isOpen ? (
						<Erasure
							subject={{ kind: 'customer', id }}
							refresh={() => refreshLists(client, { gone: id })}
							onErased={onErased}
						/>
					) : null}
				</div>
			</details>
		</ForEditors>
	)
}
