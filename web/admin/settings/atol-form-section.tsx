import { useQueryClient } from '@tanstack/react-query'
import { FileText, Trash2, Upload } from 'lucide-react'
import { type AtolForm, atolFormUpload } from '#shared/atol/atol-form.ts'
import { ATOL_TYPE_LABELS, type CertificateType } from '#shared/atol/atol-type.ts'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { UploadDialog } from '#web/trips/upload-dialog.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { AtolFormPlaces } from './atol-form-places.tsx'
import { refreshAtolForms } from '../app/refresh.ts'

/** One kind of certificate: what it is made by, a proof of it, and which place of an uploaded form takes what. */
export function AtolFormSection({ type, form }: { type: CertificateType; form: AtolForm | undefined }) {
	const client = useQueryClient()
	const uploading = useDialog<true>()
	const removing = useDialog<AtolForm>()
	const label = ATOL_TYPE_LABELS[type]
	const path = `/api/admin/atol-forms/${type}` as const

	return (
		<section aria-label={label} className="py-5 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
				<div className="min-w-0">
					<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
						{label}
						{form ? <Badge tone="green">CAA form</Badge> : <Badge tone="grey">Our layout</Badge>}
					</h3>
					{form ? <p className="text-sm text-ink-soft wrap-anywhere">{form.fileName}</p> : null}
				</div>
				<div className="flex flex-wrap gap-2">
					<a
						href={`${path}/proof`}
						target="_blank"
						rel="noreferrer"
						aria-label={`Proof of ${label}, in a new tab`}
						className={buttonClasses({ size: 'small' })}
					>
						<FileText aria-hidden="true" />
						Proof
					</a>
					<Button
						size="small"
						aria-label={`${form ? 'Replace' : 'Upload'} Form for ${label}`}
						onClick={() => uploading.show(true)}
					>
						<Upload aria-hidden="true" />
						{form ? 'Replace Form' : 'Upload Form'}
					</Button>
					{form ? (
						<Button size="small" aria-label={`Delete Form for ${label}`} onClick={() => removing.show(form)}>
							<Trash2 aria-hidden="true" />
							Delete
						</Button>
					) : null}
				</div>
			</div>
			{form ? <AtolFormPlaces key={form.updatedAt} form={form} /> : null}
			<UploadDialog
				dialog={uploading}
				title={`Upload Form: ${label}`}
				description="A PDF with fields to fill in. Certificates are marked as specimens again until you have confirmed the new layout in the settings."
				label="PDF file"
				rules={atolFormUpload}
				path={`${path}/upload`}
				success="Form uploaded successfully"
				onSaved={() => refreshAtolForms(client)}
			/>
			<ConfirmDelete
				dialog={removing}
				title="Delete Form?"
				description={({ fileName }) =>
					`This will delete ${fileName}: certificates follow our own layout again, as specimens until you confirm it.`
				}
				onDelete={() => send('DELETE', path)}
				refresh={() => refreshAtolForms(client)}
				success="Form deleted successfully"
				failure="Failed to delete form"
			/>
		</section>
	)
}
