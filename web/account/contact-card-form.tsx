import { useQuery } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { contactCardFields } from '#shared/customers/contact-card.ts'
import { initialsOf } from '#shared/portal/contact.ts'
import { displayName } from '#shared/customers/user.ts'
import { imageUpload } from '#shared/uploads.ts'
import { query } from '#web/data/query.ts'
import { RequestError, send } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { readForm } from '#web/trips/forms/read-form.ts'
import { UploadDialog } from '#web/trips/upload-dialog.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { FieldInput } from '#web/ui/forms/field-input.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const FIELDS = Object.entries(contactCardFields)

/** What the travellers of one's trips see of oneself: a picture and numbers (API-191). */
export default function ContactCardForm() {
	const { user } = useAuth()
	const { data, refetch } = useQuery({ ...query('/api/admin/contact-card'), staleTime: 0 })
	const uploading = useDialog<'picture'>()
	const removal = useDialog<'picture'>()
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [isSaving, setIsSaving] = useState(false)
	const card = data?.card

	const save = async (values: object) => {
		setIsSaving(true)
		setErrors({})
		await withToast({ success: 'Contact card saved', failure: 'The contact card was not saved' }, async () => {
			await send('PUT', '/api/admin/contact-card', values)
			await refetch()
		}).catch((error: unknown) => setErrors(error instanceof RequestError ? error.fields : {}))
		setIsSaving(false)
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void save(readForm(event.currentTarget))
	}
	return (
		<Card>
			<CardHeader title="Contact card" />
			<p className="mb-4 max-w-prose text-ink-soft">
				The travellers whose trips you look after see your name, your picture and these numbers. Without a number of
				yours they see the agency’s.
			</p>
			{card ? (
				<>
					<div className="mb-5 flex items-center gap-4">
						{card.picture ? (
							<img
								src={card.picture}
								alt="Yours"
								width={56}
								height={56}
								className="size-14 shrink-0 rounded-full object-cover"
							/>
						) : (
							<span
								aria-hidden="true"
								className="grid size-14 shrink-0 place-items-center rounded-full bg-terracotta-wash font-display text-xl text-terracotta"
							>
								{user ? initialsOf(displayName(user)) : null}
							</span>
						)}
						<div className="flex flex-wrap gap-2">
							<Button size="small" onClick={() => uploading.show('picture')}>
								<ImagePlus aria-hidden="true" />
								{card.picture ? 'Replace picture' : 'Add a picture'}
							</Button>
							{card.picture ? (
								<Button size="small" onClick={() => removal.show('picture')}>
									<Trash2 aria-hidden="true" />
									Remove picture
								</Button>
							) : null}
						</div>
					</div>
					<form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
						{FIELDS.map(([name, field]) => (
							<FieldInput
								key={name}
								name={name}
								field={field}
								value={card[name as keyof typeof contactCardFields]}
								error={errors[name]}
							/>
						))}
						<Button type="submit" variant="primary" pending={isSaving} className="justify-self-start">
							Save card
						</Button>
					</form>
				</>
			) : (
				<SkeletonRows rows={3} />
			)}
			<UploadDialog
				dialog={uploading}
				title="Your picture"
				description="A portrait in which your face is in the middle. It is shown as a small circle."
				label="Picture file"
				rules={imageUpload}
				previewRatio="1 / 1"
				path="/api/admin/contact-card/upload-picture"
				success="Picture saved"
				onSaved={refetch}
			/>
			<ConfirmDelete
				dialog={removal}
				title="Remove your picture?"
				description={() => 'Travellers will see your initials instead.'}
				onDelete={() => send('DELETE', '/api/admin/contact-card/picture')}
				refresh={refetch}
				success="Picture removed"
				failure="The picture was not removed"
			/>
		</Card>
	)
}
