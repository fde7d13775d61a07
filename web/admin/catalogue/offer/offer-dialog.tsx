import { useQuery } from '@tanstack/react-query'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { query } from '#web/data/query.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { OfferForm } from './offer-form.tsx'

type Props = { dialog: DialogState<CatalogueItem>; store: DraftStore }

/** What a release brings for an item, to take or leave by field. Only the draft changes (CRM-194). */
export function OfferDialog({ dialog: { isOpen, subject, close }, store }: Props) {
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Offer of the release"
			description="What you take becomes part of the draft. Nothing public changes."
		>
			{(askToClose) => (subject ? <Loaded item={subject} store={store} onDone={close} onCancel={askToClose} /> : null)}
		</FormDialog>
	)
}

type LoadedProps = { item: CatalogueItem; store: DraftStore; onDone: () => void; onCancel: () => void }

function Loaded(props: LoadedProps) {
	const options = query('/api/admin/catalogue/items/:id/offer', { id: props.item.id })
	const { data, error, refetch } = useQuery({ ...options, staleTime: 0, gcTime: 0 })
	if (data) return <OfferForm {...props} offer={data.offer} />
	return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
}
