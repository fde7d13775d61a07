import type { RetentionKind } from '#shared/retention/retention-kinds.ts'
import { deleted } from './bin-removals.ts'
import { dietAndRequests, identityData } from './guest-removals.ts'
import { customerNotes } from './note-removals.ts'
import type { Removal } from './removal.ts'
import {
	auditEntries,
	complaints,
	enquiries,
	enquiryAddresses,
	mails,
	quarantinedEnquiries,
	receivedDocuments,
} from './row-removals.ts'
import { approvedCopies, attachments, importedCopies, trips } from './trip-removals.ts'

/** How each kind of data is removed. */
export const REMOVALS: Record<RetentionKind, Removal> = {
	identityData,
	dietAndRequests,
	approvedCopies,
	importedCopies,
	attachments,
	trips,
	deleted,
	customerNotes,
	enquiries,
	quarantinedEnquiries,
	enquiryAddresses,
	receivedDocuments,
	complaints,
	mails,
	audit: auditEntries,
}
