import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import type { TripProposal } from '#shared/enquiries/trip-from-enquiry.ts'
import { withInitials } from '#shared/initial-values.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { query } from '#web/data/query.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { useCreateTrip } from '../trips/use-create-trip.ts'

type Props = { enquiry: Enquiry; onCreated: () => void; onCancel: () => void }

/** Creates a customer and a trip from an enquiry. The trip starts with what the enquiry and the catalogue say (CRM-69, CRM-321). */
export function ConvertEnquiryForm(props: Props) {
	const { data, error, refetch } = useQuery({
		...query('/api/admin/enquiries/:id/trip', { id: props.enquiry.id }),
		// The catalogue may have changed since the last enquiry.
		staleTime: 0,
		gcTime: 0,
	})
	if (data) return <ProposedTrip {...props} proposal={data.proposal} />
	return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
}

function ProposedTrip({ enquiry, proposal, onCreated, onCancel }: Props & { proposal: TripProposal }) {
	const createTrip = useCreateTrip({
		success: 'Customer and trip created successfully',
		failure: 'Failed to create trip',
	})
	const [choices, setChoices] = useState({ addStay: proposal.stay !== null, addGuest: true, invite: false })
	const choice = (name: keyof typeof choices) => ({
		checked: choices[name],
		onChange: () => setChoices({ ...choices, [name]: !choices[name] }),
		className: 'md:col-span-2',
	})
	const create = async (values: object) => {
		await createTrip(`/api/admin/enquiries/${enquiry.id}/trip`, { ...values, ...choices })
		onCreated()
	}
	return (
		<div ref={focusFirst}>
			<FieldsForm
				fields={tripFields}
				schema={tripSchema}
				initialValues={withInitials(tripFields, proposal.trip)}
				action="Create Customer and Trip"
				onSave={create}
				onCancel={onCancel}
			>
				{() => (
					<>
						{proposal.stay ? <Checkbox label={stayLabel(proposal.stay)} {...choice('addStay')} /> : null}
						<Checkbox label={`Add ${proposal.guest.fullName} as the first guest`} {...choice('addGuest')} />
						<Checkbox
							label="Invite the customer by mail, so that they see the trip in the portal"
							{...choice('invite')}
						/>
					</>
				)}
			</FieldsForm>
		</div>
	)
}

const stayLabel = ({ hotelName, isInCatalogue }: NonNullable<TripProposal['stay']>) =>
	`Add the stay at ${hotelName}${isInCatalogue ? ' from the catalogue' : ''}, not yet confirmed`

/** The button that opened the form is gone, and the dialog does not move the focus because it stays open. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus()
