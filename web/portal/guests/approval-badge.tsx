import type { ApprovalStatus } from '#shared/contract.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Specification 2 section 4, 'Guest review badges'. */
export function ApprovalBadge({ status }: { status: ApprovalStatus }) {
	if (status === 'approved') return <Badge tone="green">Approved</Badge>
	if (status === 'changes_requested') return <Badge tone="amber">Changes Requested</Badge>
	return <Badge tone="yellow">Pending Review</Badge>
}
