import type { StaffMessage } from '#shared/messages/thread.ts'
import { AttachedFiles } from '#web/trips/messages/attached-files.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The messages of a conversation, oldest first, with what is known of each (CRM-170). */
export const WrittenMessages = ({ messages }: { messages: readonly StaffMessage[] }) => (
	<ol className="grid gap-3 py-5">
		{messages.map((message) => (
			<li
				key={message.id}
				className={classNames(
					'max-w-[85%] min-w-0 rounded-lg px-4 py-3',
					message.isNote
						? 'border border-dashed border-line'
						: message.from === 'traveller'
							? 'bg-sunk'
							: 'bg-sea-wash',
					message.from === 'agency' ? 'justify-self-end' : 'justify-self-start',
				)}
			>
				<p className="text-sm text-ink-soft">
					{message.author ?? 'A former colleague'}, {formatInstant(message.createdAt)}
					{message.isNote ? `, ${message.via === 'phone' ? 'by telephone' : 'note for colleagues'}` : null}
				</p>
				{message.about ? <p className="text-sm text-ink-soft">About {message.about.words}</p> : null}
				<p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
				<AttachedFiles files={message.files} path="/api/admin/message-files" />
				{message.from === 'agency' && !message.isNote ? (
					<p className="mt-1 text-sm text-ink-soft">{receipt(message)}</p>
				) : null}
				{message.originalId ? (
					<a
						href={`/api/admin/incoming-mails/${message.originalId}/original`}
						download
						className="mt-1 inline-flex min-h-9 items-center text-sm text-sea underline-offset-4 hover:underline"
					>
						The mail as it came
					</a>
				) : null}
			</li>
		))}
	</ol>
)

/** Never more than is known. */
function receipt({ isSeen, mail }: StaffMessage): string {
	const mailed = {
		waiting: 'The mail waits to be sent',
		sent: 'Handed to the mail server',
		failed: `The mail was not delivered${mail?.answer ? `: ${mail.answer}` : ''}`,
	}
	const parts = [isSeen ? 'Read in the portal' : 'Not read in the portal yet', mail ? mailed[mail.state] : null]
	return `${parts.filter(Boolean).join('. ')}.`
}

const formatInstant = (at: string) => `${staffDate(at.slice(0, 10))}, ${new Date(at).toTimeString().slice(0, 5)}`
