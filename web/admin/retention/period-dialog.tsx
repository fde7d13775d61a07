import { required, wholeNumber } from '#shared/fields.ts'
import type { RetentionRow } from '#shared/retention/retention.ts'
import { periodOf, retentionKind } from '#shared/retention/retention-kinds.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { send } from '#web/data/request.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'

type Props = { dialog: DialogState<RetentionRow>; onSaved: () => Promise<unknown> }

/** Changes the period of one kind of data (API-160). Nothing is removed before the next run. */
export function PeriodDialog({ dialog: { isOpen, subject, close }, onSaved }: Props) {
	if (!subject) return null
	const { title, from, unit, min, max, initial } = retentionKind(subject.kind)
	const fields = { [subject.kind]: required(wholeNumber(`Number of ${unit}s`, { min })) }
	const save = async (values: object) => {
		await withToast({ success: 'Period changed', failure: 'Period not changed' }, async () => {
			await send('PUT', '/api/admin/retention', values)
			await onSaved()
		})
		close()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title={title}
			description={`Counted from ${from}. From ${periodOf({ amount: min, unit })} to ${periodOf({ amount: max, unit })}; we suggest ${periodOf({ amount: initial, unit })}. The table then shows what the next run would remove.`}
		>
			{(askToClose) => (
				<FieldsForm
					fields={fields}
					schema={schemaOfFields(fields)}
					initialValues={{ [subject.kind]: subject.period?.amount ?? null }}
					action="Change period"
					onSave={save}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
