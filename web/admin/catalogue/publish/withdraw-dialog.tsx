import { useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { RequestError, send } from '#web/data/request.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { itemName } from '../item-names.ts'

type Props = { dialog: DialogState<CatalogueItem>; store: DraftStore }

/** Takes an item from the site. Its number, draft and history stay (CRM-193). */
export function WithdrawDialog({ dialog: { isOpen, subject, close }, store }: Props) {
	const [isPending, setIsPending] = useState(false)
	useCloseOnBack(isOpen, close)
	const withdraw = async (item: CatalogueItem) => {
		setIsPending(true)
		try {
			await withToast({ success: 'Withdrawn', failure: 'Not withdrawn' }, async () => {
				const path = `/api/admin/catalogue/items/${item.id}/withdraw` as const
				store.receive((await send<{ item: CatalogueItem }>('POST', path, { version: item.version })).item)
			})
			close()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
		}
		setIsPending(false)
	}
	return (
		<AlertDialog
			open={isOpen}
			onOpenChange={close}
			title={subject ? `Withdraw ${itemName(subject)}?` : 'Withdraw?'}
			description="Visitors no longer find it. Its number, its draft and its history stay, and it can be published again."
			action="Withdraw"
			pending={isPending}
			onAction={() => subject && void withdraw(subject)}
		/>
	)
}
