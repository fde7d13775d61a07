import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { itemName } from '../item-names.ts'
import { useItemCall } from './use-item-call.ts'

type Props = { dialog: DialogState<CatalogueItem>; store: DraftStore }

const OF_SITE = {
	action: 'Withdraw',
	description: 'Visitors no longer find it. Its number, its draft and its history stay, and it can be published again.',
	success: 'Withdrawn',
	failure: 'Not withdrawn',
}
const OF_LIBRARY = {
	action: 'Take out',
	description: 'New trips are no longer offered it. Trips that took it keep what they have, and it can come back.',
	success: 'Taken out of the library',
	failure: 'Not taken out',
}

/** Takes an item from the site. Its number, draft and history stay (CRM-193). */
export function WithdrawDialog({ dialog: { isOpen, subject, close }, store }: Props) {
	const { isPending, call } = useItemCall(store, close)
	useCloseOnBack(isOpen, close)
	const words = subject && !isSiteKind(subject.kind) ? OF_LIBRARY : OF_SITE
	const withdraw = ({ id, version }: CatalogueItem) =>
		call({ success: words.success, failure: words.failure }, `/api/admin/catalogue/items/${id}/withdraw`, { version })
	return (
		<AlertDialog
			open={isOpen}
			onOpenChange={close}
			title={`${words.action} ${subject ? itemName(subject) : ''}?`}
			description={words.description}
			action={words.action}
			pending={isPending}
			onAction={() => subject && void withdraw(subject)}
		/>
	)
}
