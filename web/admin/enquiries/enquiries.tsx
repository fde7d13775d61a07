import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { aboutOf, ENQUIRY_STATES, type Enquiry, type EnquiryState } from '#shared/enquiries/enquiry.ts'
import { staffDates } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LazyLongTable } from '#web/ui/table/lazy-long-table.ts'
import { Table } from '#web/ui/table/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { CappedFooter } from '../lists/capped-footer.tsx'
import { describeTotal, ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'

const EnquiryDialog = prefetched(() => import('./enquiry-dialog.tsx'))

/** As many as leave the newest trips in sight below them. */
const FIRST = 4

/** The enquiries from the public forms, by state (CRM-15). The first ones show, the others on request. */
export function Enquiries() {
	const opened = useDialog<Enquiry>()
	return (
		<Card flush className="mb-6">
			<h2 className="px-5 pt-4 pb-1 font-display text-2xl">Enquiries</h2>
			<Tabs
				label="Enquiries"
				inset
				tabs={ENQUIRY_STATES.map((state) => ({
					value: state,
					label: choiceLabel(state),
					content: <EnquiryList state={state} onOpen={opened.show} />,
				}))}
			/>
			{opened.subject ? <EnquiryDialog dialog={opened} /> : null}
		</Card>
	)
}

const EMPTY_TEXTS: Record<EnquiryState, string> = {
	waiting: 'No enquiries are waiting for an answer',
	answered: 'No enquiries answered yet',
	quarantined: 'No enquiries in quarantine',
}

const Stay = ({ checkIn, checkOut, nightsTaken }: Enquiry) => (
	<>
		{checkIn && checkOut ? staffDates(checkIn, checkOut) : 'Not given'}
		{nightsTaken ? <span className="block text-sm text-red">Some nights taken</span> : null}
	</>
)

const COLUMNS: readonly Column<Enquiry>[] = [
	{ header: 'Name', cell: ({ name }) => name },
	{ header: 'Property', cell: ({ propertyName }) => propertyName },
	{ header: 'Dates', cell: Stay, className: 'whitespace-nowrap' },
	{ header: 'Guests', cell: ({ guests }) => guests, align: 'end' },
	{ header: 'Answer', cell: (enquiry) => <AnswerDeadline enquiry={enquiry} />, className: 'whitespace-nowrap' },
]

/** Waiting enquiries come with the most urgent first, the others with the newest first (CRM-67). */
function EnquiryList({ state, onOpen }: { state: EnquiryState; onOpen: (enquiry: Enquiry) => void }) {
	const [isWhole, setIsWhole] = useState(false)
	const list = useList('/api/admin/enquiries', { state, sort: state === 'waiting' ? 'due' : '' })
	const enquiries = list.data?.pages.flatMap((page) => page.enquiries) ?? []
	const [first] = list.data?.pages ?? []
	const isCut = !isWhole && first !== undefined && enquiries.length > FIRST
	const Rows = isWhole ? LazyLongTable : Table
	return (
		<ListFrame
			list={list}
			shown={enquiries.length}
			noun={`${state} enquiry`}
			plural={`${state} enquiries`}
			{...(isCut
				? {
						footer: (
							<CappedFooter shown={FIRST} total={describeTotal(first)}>
								<Button size="small" onClick={() => setIsWhole(true)}>
									Show all
								</Button>
							</CappedFooter>
						),
					}
				: {})}
		>
			<Rows
				label={`${choiceLabel(state)} enquiries`}
				columns={COLUMNS}
				rows={isCut ? enquiries.slice(0, FIRST) : enquiries}
				rowKey={({ id }) => id}
				onOpen={onOpen}
				openLabel={(enquiry) => `Open enquiry from ${enquiry.name}${aboutOf(enquiry)}`}
				empty={<EmptyState icon={<Inbox />} title={EMPTY_TEXTS[state]} />}
			/>
		</ListFrame>
	)
}
