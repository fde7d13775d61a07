import { formatDay, viewerDay } from '#shared/dates.ts'
import type { Message } from '#shared/messages/thread.ts'
import { AttachedFiles } from '#web/trips/messages/attached-files.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The messages, oldest first. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
	if (messages.length === 0)
		return <p className="mb-4">Anything you would like to know or to change? Write to us here.</p>
	return (
		<ol className="mb-6 grid gap-3">
			{messages.map((message) => (
				<li
					key={message.id}
					className={classNames(
						'max-w-[85%] min-w-0 rounded-lg px-4 py-3',
						message.from === 'traveller' ? 'justify-self-end bg-sea-wash' : 'justify-self-start bg-sunk',
					)}
				>
					<p className="text-sm text-ink-soft">
						{message.from === 'traveller' ? 'You' : (message.author ?? 'Your travel planner')},{' '}
						{formatInstant(message.createdAt)}
					</p>
					{message.about ? <p className="text-sm text-ink-soft">About {message.about.words}</p> : null}
					<p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
					<AttachedFiles files={message.files} path="/api/portal/message-files" />
					{message.from === 'traveller' ? (
						<p className="mt-1 text-sm text-ink-soft">{message.isSeen ? 'Seen' : 'Sent'}</p>
					) : null}
				</li>
			))}
		</ol>
	)
}

function formatInstant(at: string): string {
	const instant = new Date(at)
	return `${formatDay(viewerDay(instant), 'd MMM yyyy')}, ${instant.toTimeString().slice(0, 5)}`
}
