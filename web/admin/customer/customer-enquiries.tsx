import type { Customer } from '#shared/customers/user.ts'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { Row, Rows } from './row.tsx'

const EnquiryDialog = prefetched(() => import('../enquiries/enquiry-dialog.tsx'))

/** What came from the customer's address, and what became a trip of theirs, newest first. */
export function CustomerEnquiries({ customer: { id } }: { customer: Customer }) {
	const opened = useDialog<Enquiry>()
	const list = useList('/api/admin/enquiries', { userId: id }, { staleTime: 0 })
	const enquiries = list.data?.pages.flatMap((page) => page.enquiries) ?? []
	return (
		<Card>
			<CardHeader title="Enquiries" />
			<ListFrame list={list} shown={enquiries.length} noun="enquiry" plural="enquiries">
				{enquiries.length === 0 ? <p className="text-ink-soft">No enquiries from this address.</p> : null}
				<Rows>
					{enquiries.map((enquiry) => (
						<Row
							key={enquiry.id}
							title={enquiry.propertyName}
							onOpen={() => opened.show(enquiry)}
							detail={`Received ${staffDate(enquiry.createdAt)}`}
						>
							{enquiry.tripId ? 'Became a trip' : choiceLabel(enquiry.state)}
						</Row>
					))}
				</Rows>
			</ListFrame>
			{opened.subject ? <EnquiryDialog dialog={opened} /> : null}
		</Card>
	)
}
