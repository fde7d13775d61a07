import type { StaffMessage, Thread } from '#shared/messages/thread.ts'

const VIA = { portal: 'in the portal', crm: 'from the CRM', mail: 'by mail', phone: 'by telephone' }

/** A conversation as a text file, as both sides have read it: without notes for colleagues (CRM-181). Instants are in UTC. */
export function conversationText(thread: Thread, madeAt: Date): string {
	const { tripName, travellerName, travellerEmail, messages } = thread
	return [
		`Conversation with ${travellerName} (${travellerEmail}) about ${tripName}`,
		`${inUtc(madeAt.toISOString())}, without notes for colleagues`,
		...messages.filter(({ isNote }) => !isNote).map(oneMessage),
		'',
	].join('\n\n')
}

function oneMessage(message: StaffMessage): string {
	const { author, from, via, createdAt, about, text, files = [], isSeen } = message
	const writer = author ?? (from === 'agency' ? 'A former colleague' : 'The traveller')
	return [
		`${inUtc(createdAt)} · ${writer} (${from === 'agency' ? 'agency' : 'traveller'}), ${VIA[via]}${isSeen ? ', read since' : ''}`,
		...(about ? [`About: ${about.words}`] : []),
		text,
		...files.map(({ name }) => `Attached: ${name}`),
	].join('\n')
}

const inUtc = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
