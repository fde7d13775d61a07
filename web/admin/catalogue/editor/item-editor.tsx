import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { SectionHeader } from '#web/admin/app/section-header.tsx'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import { OpenItem } from './open-item.tsx'

/** The editor of one catalogue item: its form, and what can be done with it (CRM-199). */
export function ItemEditor({ id, onClose }: { id: string; onClose: () => void }) {
	const { data, error, refetch } = useQuery({ ...query('/api/admin/catalogue/items/:id', { id }), gcTime: 0 })
	// A sign-in over the form makes another cache. What is typed must outlive it.
	const [opened, setOpened] = useState<CatalogueItem | null>(null)
	if (data && !opened) setOpened(data.item)
	if (opened) return <OpenItem opened={opened} onClose={onClose} />
	if (!error) return <SkeletonRows rows={10} />
	return (
		<>
			<SectionHeader title="Catalogue">
				<Button size="small" onClick={onClose}>
					<ArrowLeft aria-hidden="true" />
					Back to the list
				</Button>
			</SectionHeader>
			<LoadFailed error={error} onRetry={refetch} />
		</>
	)
}
