import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { holdFields } from '#shared/retention/hold-fields.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'

const schema = schemaOfFields(holdFields)

/** Whether the nightly removal leaves the trip out. Owners hold and release it (CRM-141). */
export function TripHold({ tripId }: { tripId: string }) {
	const client = useQueryClient()
	const isOwner = useAuth().user?.staffRole === 'owner'
	const { data } = useQuery({ ...query('/api/admin/trips/:id/hold', { id: tripId }), staleTime: 0 })
	const holding = useDialog<true>()
	const [isReleasing, setIsReleasing] = useState(false)
	const refresh = () =>
		client.invalidateQueries({ queryKey: query('/api/admin/trips/:id/hold', { id: tripId }).queryKey, exact: true })
	const hold = async (values: object) => {
		await withToast({ success: 'Trip put on hold', failure: 'Trip not put on hold' }, async () => {
			await send('PUT', `/api/admin/trips/${tripId}/hold`, values)
			await refresh()
		})
		holding.close()
	}
	const release = async () => {
		setIsReleasing(true)
		await withToast({ success: 'Trip released', failure: 'Trip not released' }, async () => {
			await send('DELETE', `/api/admin/trips/${tripId}/hold`)
			await refresh()
		}).catch(() => {})
		setIsReleasing(false)
	}
	if (!data || (!data.hold && !isOwner)) return null
	const { hold: held } = data
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
			{held ? (
				<>
					<Archive aria-hidden="true" className="size-5 shrink-0 text-brass" />
					<p className="min-w-40 flex-1 wrap-anywhere">
						{`On hold ${held.until ? `until ${staffDate(held.until)}` : 'until released'}: nothing of it is deleted. ${held.reason}`}
					</p>
					{isOwner ? (
						<Button size="small" pending={isReleasing} onClick={() => void release()}>
							Release
						</Button>
					) : null}
				</>
			) : (
				<Button size="small" variant="quiet" className="-ml-3" onClick={() => holding.show(true)}>
					<Archive aria-hidden="true" />
					Put on hold
				</Button>
			)}
			<FormDialog
				isOpen={holding.isOpen}
				onClose={holding.close}
				title="Put the trip on hold"
				description="For a claim, a complaint or an authority: the nightly removal leaves it out, and nobody can delete it."
			>
				{(askToClose) => (
					<FieldsForm
						fields={holdFields}
						schema={schema}
						initialValues={{ reason: null, until: null }}
						action="Put on hold"
						onSave={hold}
						onCancel={askToClose}
					/>
				)}
			</FormDialog>
		</div>
	)
}
