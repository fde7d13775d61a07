import type { ExportedMessage, Thread } from '#shared/messages/thread.ts'

const VIA = { portal: 'in the portal', crm: 'from the CRM', mail: 'by mail', phone: 'by telephone' }

type Exported = Pick<Thread, 'tripName' | 'travellerName' | 'travellerEmail'> & { messages: readonly ExportedMessage[] }

/** A conversation as a text file, as its traveller has read it: without notes for colleagues (CRM-181). Instants are in UTC. */
export function conversationText(conversation: Exported, madeAt: Date): string {
	const { tripName, travellerName, travellerEmail, messages } = conversation
	return [
		`Conversation with ${travellerName} (${travellerEmail}) about ${tripName}`,
		`${inUtc(madeAt.toISOString())}, without notes for colleagues`,
		...messages.map(oneMessage),
		'',
	].join('\n\n')
}

function oneMessage(message: ExportedMessage): string {
	const { author, from, via, createdAt, about, text, files = [], isSeen } = message
	const writer = author ?? (from === 'agency' ? 'A colleague' : 'The traveller')
	return [
		`${inUtc(createdAt)} · ${writer} (${from === 'agency' ? 'agency' : 'traveller'}), ${VIA[via]}${isSeen ? ', read since' : ''}`,
		...(about ? [`About: ${about.words}`] : []),
		text,
		...files.map(({ name }) => `Attached: ${name}`),
	].join('\n')
}

const inUtc = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
