import type { ApprovalStatus } from '#shared/trips/kinds/guest.ts'
import { Badge } from '#web/ui/badge.tsx'

/** PORTAL-35 */
export function ApprovalBadge({ status }: { status: ApprovalStatus }) {
	if (status === 'approved') return <Badge tone="green">Approved</Badge>
	if (status === 'changes_requested') return <Badge tone="amber">Changes Requested</Badge>
	return <Badge tone="yellow">Pending Review</Badge>
}
