import { ArrowRightLeft, Copy, Eye, Pencil } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'wouter'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { href, PAGES } from '#shared/paths.ts'
import { tripFields, type TripValues } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { StaffBadge } from '#web/trips/staff-badge.tsx'
import { DASH, staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { DuplicateTripDialog } from '../trips/duplicate-trip-dialog.tsx'
import { TripHistory } from '../history/trip-history.tsx'
import { CustomerAccessNote } from './customer-access.tsx'
import { SubjectTasks } from '../tasks/subject-tasks.tsx'
import { TripMessages } from '../messages/trip-messages.tsx'
import { TripNotices } from './notices/trip-notices.tsx'
import { IssuedDocumentsCard } from './issued-documents/issued-documents-card.tsx'
import { TripConsultant } from './trip-consultant.tsx'
import { TripDocuments } from './trip-documents.tsx'
import { TripHold } from './trip-hold.tsx'
import { TripImages } from './trip-images.tsx'
import { TripReadiness } from './trip-readiness.tsx'

const MoveTripDialog = lazyPart(() => import('../trips/move-trip-dialog.tsx'))

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

export function TripOverview({ trip, onSaved }: Props) {
	return (
		<div className="@container">
			<div className="grid gap-5 @5xl:grid-cols-2 @5xl:items-start">
				<div className="flex min-w-0 flex-col gap-5">
					<TripReadiness trip={trip} onSaved={onSaved} />
					<TripNotices trip={trip} onSaved={onSaved} />
					<TripFacts trip={trip} onSaved={onSaved} />
					<Card>
						<SubjectTasks about={{ kind: 'trip', id: trip.id }} />
					</Card>
				</div>
				<div className="flex min-w-0 flex-col gap-5">
					<TripImages trip={trip} onSaved={onSaved} />
					<IssuedDocumentsCard trip={trip} onSaved={onSaved} />
					<TripDocuments trip={trip} onSaved={onSaved} />
					<TripMessages trip={trip} />
				</div>
			</div>
		</div>
	)
}

function TripFacts({ trip, onSaved }: Props) {
	const editing = useDialog<WholeTrip>()
	const duplicating = useDialog<true>()
	const moving = useDialog<true>()
	const facts = [
		[
			'Customer',
			<Fragment key="customer">
				{trip.customerName}
				<CustomerAccessNote trip={trip} />
			</Fragment>,
		],
		['Trip Name', trip.name],
		['Destination', trip.destination ?? 'Not specified'],
		['Package', trip.packageName ?? DASH],
		['Order ID', trip.orderId ?? DASH],
		['Start Date', staffDate(trip.startDate)],
		['End Date', staffDate(trip.endDate)],
		['First Payment Date', staffDate(trip.firstPaymentDate)],
		['Guest Approval Status', <StaffBadge key="approval" status={trip.guestDetailsApprovalStatus} />],
		...(trip.bookingAgent ? [['Booking Agent', trip.bookingAgent] as const] : []),
	] as const
	return (
		<Card>
			<CardHeader title="Trip Details" level={3}>
				<div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
					<Link href={href(PAGES.portalTrip, { id: trip.id })} className={buttonClasses({ size: 'small' })}>
						<Eye aria-hidden="true" />
						View as Customer
					</Link>
					<TripHistory trip={trip} />
					<ForEditors>
						<Button size="small" onClick={() => moving.show(true)}>
							<ArrowRightLeft aria-hidden="true" />
							Move
						</Button>
						<Button size="small" onClick={() => duplicating.show(true)}>
							<Copy aria-hidden="true" />
							Duplicate
						</Button>
						<Button size="small" aria-keyshortcuts="e" onClick={() => editing.show(trip)}>
							<Pencil aria-hidden="true" />
							Edit
						</Button>
					</ForEditors>
				</div>
			</CardHeader>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
				{facts.map(([name, value]) => (
					<div key={name} className="min-w-0">
						<dt className="text-sm text-ink-soft">{name}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
				{trip.notes ? (
					<div className="col-span-full">
						<dt className="text-sm text-ink-soft">Notes</dt>
						<dd className="max-w-prose whitespace-pre-line wrap-anywhere">{trip.notes}</dd>
					</div>
				) : null}
			</dl>
			<TripConsultant trip={trip} onSaved={onSaved} />
			<TripHold tripId={trip.id} />
			<EditTripDialog dialog={editing} onSaved={onSaved} />
			{moving.subject ? <MoveTripDialog dialog={moving} trip={trip} /> : null}
			<DuplicateTripDialog dialog={duplicating} trip={trip} />
		</Card>
	)
}

function EditTripDialog({
	dialog,
	onSaved,
}: { dialog: ReturnType<typeof useDialog<WholeTrip>> } & Pick<Props, 'onSaved'>) {
	const { isOpen, subject, close } = dialog
	const save = async (id: string, values: TripValues, version: number) => {
		await withToast({ success: 'Trip updated successfully', failure: 'Failed to update trip' }, async () => {
			await send('PATCH', `/api/admin/trips/${id}`, values, { version })
			await onSaved()
		})
		close()
	}
	return (
		<FormDialog isOpen={isOpen} onClose={close} title="Edit Trip">
			{(askToClose) =>
				subject ? (
					<FieldsForm
						fields={tripFields}
						schema={tripSchema}
						initialValues={subject}
						action="Save Changes"
						onSave={(values, version) => save(subject.id, values, version)}
						onCancel={askToClose}
					/>
				) : null
			}
		</FormDialog>
	)
}
