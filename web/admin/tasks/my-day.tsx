import { useAuth } from '#web/data/session.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { WorkLinks } from '../app/work-links.tsx'
import { Enquiries } from '../enquiries/enquiries.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { Messages } from '../messages/messages.tsx'
import { BeforeDeparture } from './before-departure.tsx'
import { MyTasks } from './my-tasks.tsx'

const TemplatesDialog = prefetched(() => import('./templates-dialog.tsx'))

/** What one colleague has to do: tasks, departures, enquiries and answers (CRM-310). */
export default function MyDay() {
	const isOwner = useAuth().user?.staffRole === 'owner'
	const templates = useDialog<true>()
	return (
		<>
			<SectionHeader title="My day" views={<WorkLinks />}>
				<div className="flex flex-wrap gap-3">
					<ExportButton label="Export enquiries" path="/api/admin/enquiries.csv" fileName="enquiries.csv" search={{}} />
					{isOwner ? <Button onClick={() => templates.show(true)}>Task templates</Button> : null}
				</div>
			</SectionHeader>
			<MyTasks />
			<BeforeDeparture />
			<Enquiries />
			<Messages />
			{templates.subject ? <TemplatesDialog dialog={templates} /> : null}
		</>
	)
}
