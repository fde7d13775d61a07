import type { Passkey } from '#shared/customers/account.ts'
import { NameForm } from '#web/trips/forms/name-form.tsx'
import { useEditInPlace } from '#web/trips/forms/use-edit-in-place.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { passkey: Passkey; onRenamed: () => Promise<unknown>; onRemove: () => void }

const day = (instant: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(instant))

/** One passkey, with what it is and when it was last used. Its name is edited in place. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: Props) {
	const { id, name, isSynced, createdAt, lastUsedAt } = passkey
	const { isEditing, edit, close, opener } = useEditInPlace()
	if (isEditing)
		return (
			<li className="py-3">
				<NameForm
					label="Name of the passkey"
					name={name}
					path={`/api/auth/passkeys/${id}`}
					onSaved={() => onRenamed().then(close)}
					onCancel={close}
				/>
			</li>
		)
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="font-medium wrap-anywhere">{name}</p>
				<p className="text-sm text-ink-soft">
					{`${isSynced ? 'Synced with your password manager' : 'Only on this device'}. Added ${day(createdAt)}, ${lastUsedAt ? `last used ${day(lastUsedAt)}` : 'not used yet'}`}
				</p>
			</div>
			<div className="flex gap-2">
				<Button ref={opener} size="small" aria-label={`Rename ${name}`} onClick={edit}>
					Rename
				</Button>
				<Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
					Remove
				</Button>
			</div>
		</li>
	)
}
