import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'

/** The parts of the audit, as its page filters them. */
export const AUDIT_GROUPS = ['Accounts', 'Trips', 'Documents', 'Agency', 'Reading'] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

type Entry = { group: AuditGroup; words: string }
const entries = (group: AuditGroup, words: Record<string, string>): [string, Entry][] =>
	Object.entries(words).map(([action, text]) => [action, { group, words: text }])

/** What happened to a record of a trip, for every kind that people enter. */
const records = Object.values(ENTERED_KINDS).flatMap(({ labels: { one } }) =>
	(['added', 'changed', 'deleted'] as const).map((verb): [string, string] => [
		`${one} ${verb}`,
		`${verb[0]!.toUpperCase()}${verb.slice(1)} ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
	]),
)

/**
 * Every action that the audit records, with its group and its sentence. Actions are stored, so an old one keeps its entry.
 * server/audit/audit-words.test.ts compares the table with the code.
 */
export const AUDIT_WORDS: Readonly<Record<string, Entry>> = Object.fromEntries([
	...entries('Accounts', {
		login: 'Signed in',
		logout: 'Signed out',
		'identity confirmed': 'Confirmed who they are',
		'password changed': 'Changed the password',
		'password link sent': 'Sent a link for a new password',
		'invitation sent': 'Sent an invitation',
		'invitation accepted': 'Accepted an invitation',
		'address change requested': 'Asked for another e-mail address',
		'address changed': 'Changed the e-mail address',
		'second step set up': 'Set up a second step',
		'second step removed': 'Removed a second step',
		'passkey added': 'Added a passkey',
		'passkey removed': 'Removed a passkey',
		'recovery codes made': 'Made new recovery codes',
		'device signed out': 'Signed out a device',
		'other devices signed out': 'Signed out devices',
		'calendar feed opened': 'Made a calendar address',
		'calendar feed closed': 'Closed a calendar address',
		'customer added': 'Added a customer',
		'customer changed': 'Changed a customer',
		'customer disabled': 'Suspended a customer’s access',
		'customer enabled': 'Restored a customer’s access',
		'customer deleted': 'Deleted a customer',
		'customer erased': 'Erased a customer',
		'guest erased': 'Erased a guest',
		'colleague invited': 'Invited a colleague',
		'colleague disabled': 'Disabled a colleague',
		'colleague enabled': 'Enabled a colleague',
		'role changed': 'Changed a colleague’s role',
		'contact card changed': 'Changed their contact card',
	}),
	...entries('Trips', {
		'trip added': 'Added a trip',
		'trip changed': 'Changed a trip',
		'trip deleted': 'Deleted a trip',
		'trip duplicated': 'Duplicated a trip',
		'trip told ready': 'Told the traveller that a trip is ready',
		'changes told': 'Told the changes of a trip at once',
		'changes withheld': 'Decided not to tell changes of a trip',
		'notice changed': 'Changed what waits to be told of a trip',
		'reminder skipped': 'Left a reminder out',
		'reminder restored': 'Took back that a reminder is left out',
		'told by telephone': 'Noted that a traveller was told by telephone',
		'companion invited': 'Invited a guest to see the trip',
		'companion joined': 'Accepted an invitation to a trip',
		'companion ended': 'Ended a guest’s access',
		'link shared': 'Made a link to a trip',
		'link ended': 'Ended a link to a trip',
		'details made private': 'Made a guest’s details private',
		'details shown': 'Showed a guest’s details to the lead',
		'trip handed over': 'Handed a trip over',
		'finding marked as intended': 'Marked an issue of a trip as intended',
		'finding mark removed': 'Took back that an issue of a trip is intended',
		'trip imported': 'Imported a trip',
		'booking read': 'Read a booking',
		'booking read by AI': 'Had a booking read by AI',
		'layout taught': 'Taught the layout of a sender’s documents',
		'layout renamed': 'Renamed a taught layout',
		'layout deleted': 'Deleted a taught layout',
		'enquiry made a trip': 'Made a trip of an enquiry',
		'complaint changed': 'Worked on a complaint',
		'enquiry waiting': 'Set an enquiry back to waiting',
		'enquiry answered': 'Marked an enquiry as answered',
		...Object.fromEntries(records),
		'guest changed by traveller': 'Changed a guest in the portal',
		'consent given': 'Recorded a consent',
		'consent withdrawn': 'Withdrew a consent',
		'guest details approved': 'Approved the guest details',
		'message sent': 'Wrote to the agency',
		'message answered': 'Answered a traveller',
		'message note added': 'Added a note to a conversation',
		'message answered by telephone': 'Noted an answer by telephone',
		'received document dismissed': 'Dismissed a document that came by mail',
		'mail filed': 'Filed a held mail in its conversation',
		'mail ignored': 'Ignored a held mail',
		'attachment downloaded': 'Downloaded an attachment of a conversation',
		'conversation exported': 'Saved a conversation as a file',
		'mail downloaded': 'Downloaded a mail as it came',
		'conversation handed over': 'Handed a conversation over',
		'conversation closed': 'Settled a conversation without an answer',
		'conversation open': 'Opened a conversation again',
	}),
	...entries('Documents', {
		'document uploaded': 'Uploaded a document',
		'document renamed': 'Renamed a document',
		'document deleted': 'Deleted a document',
		'thumbnail image uploaded': 'Uploaded a thumbnail image',
		'thumbnail image deleted': 'Deleted a thumbnail image',
		'header image uploaded': 'Uploaded a header image',
		'header image deleted': 'Deleted a header image',
		'booking confirmation content changed': 'Changed the content of a booking confirmation',
		'booking confirmation image uploaded': 'Uploaded an image for a booking confirmation',
		'booking confirmation issued': 'Issued a booking confirmation',
		'atol certificate issued': 'Issued an ATOL certificate',
		'ATOL type chosen': 'Chose an ATOL type',
	}),
	...entries('Agency', {
		'settings changed': 'Changed the agency settings',
		'ATOL form uploaded': 'Uploaded an ATOL form',
		'ATOL form assigned': 'Assigned the fields of an ATOL form',
		'ATOL form removed': 'Removed an ATOL form',
		'mail sent again': 'Sent a mail again',
		'mail dismissed': 'Dismissed a mail',
		'retention period changed': 'Changed how long data is stored',
		'expired data removed': 'Removed expired data',
		'trip held': 'Put a trip on hold',
		'trip released': 'Released a trip from its hold',
		'catalogue item added': 'Added an item to the catalogue',
		'catalogue draft changed': 'Worked on a draft of the catalogue',
		'catalogue item published': 'Published an item of the catalogue',
		'catalogue item withdrawn': 'Withdrew an item of the catalogue',
		'catalogue offer taken': 'Took over what a release brings for an item',
		'catalogue picture uploaded': 'Uploaded a photograph for the catalogue',
		'catalogue version restored': 'Restored an old version as a draft',
		'villa nights entered': 'Entered nights in a villa’s calendar',
		'villa nights removed': 'Removed nights from a villa’s calendar',
		'villa calendar address made': 'Made an address for a villa’s calendar',
		'villa calendar address withdrawn': 'Withdrew the address of a villa’s calendar',
		'villa calendar completed': 'Changed until when a villa’s calendar is complete',
		'audit swept': 'Removed old entries of the audit',
	}),
	...entries('Reading', {
		'identity data read': 'Saw identity data',
		'document downloaded': 'Downloaded a document',
		'ATOL certificate opened': 'Opened an ATOL certificate',
		'audit exported': 'Exported the audit',
		'personal data exported': 'Exported everything held about a person',
		call: 'Made a call',
	}),
])

/** The sentence of an action. One that an earlier release recorded under another name is shown as it is stored. */
export const auditWords = (action: string): string => AUDIT_WORDS[action]?.words ?? action

export const actionsOf = (group: AuditGroup): string[] =>
	Object.keys(AUDIT_WORDS).filter((action) => AUDIT_WORDS[action]?.group === group)
