import { FileText } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { importUpload } from '#shared/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toasts.tsx'
import type { Handed } from './use-import.ts'

const TAKES =
	'.html,.htm,.json,.ics,.pdf,.eml,.txt,text/html,application/json,text/calendar,application/pdf,message/rfc822'

/** A booking that no link leads to: the page as it was copied, or a file, chosen or dropped anywhere here. */
export function PageOrFile({ onHanded }: { onHanded: (handed: Handed | null) => void }) {
	const [file, setFile] = useState<File | null>(null)
	const [text, setText] = useState('')
	const [isOver, setIsOver] = useState(false)
	/** What the clipboard held beside the words: with its tables and headings a page is read far better. */
	const html = useRef<{ html: string; text: string } | null>(null)

	const choose = (chosen: File | null) => {
		if (chosen && chosen.size > importUpload.maxBytes) {
			toast({ title: 'File too large', description: importUpload.tooLarge, tone: 'destructive' })
			return
		}
		setFile(chosen)
		if (chosen) onHanded({ file: chosen })
		else write(text)
	}
	const write = (words: string) => {
		setText(words)
		const rich = html.current?.text.trim() === words.trim() ? html.current : null
		if (words.trim() === '') onHanded(null)
		else if (rich) onHanded({ content: rich.html, contentType: 'text/html' })
		else
			onHanded({
				content: words,
				contentType: /^\s*<(!doctype|html|\?xml|[a-z]+[\s>])/i.test(words) ? 'text/html' : 'text/plain',
			})
	}
	const paste = ({ clipboardData }: ClipboardEvent) => {
		const rich = clipboardData.getData('text/html')
		html.current = rich ? { html: rich, text: clipboardData.getData('text/plain').replaceAll('\r\n', '\n') } : null
	}
	const drop = (event: DragEvent) => {
		event.preventDefault()
		setIsOver(false)
		choose(event.dataTransfer.files[0] ?? null)
	}

	return (
		// Dropping is a second way; the file input is the one for all.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			onDragOver={(event) => {
				event.preventDefault()
				setIsOver(true)
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={drop}
			className={classNames(
				'flex flex-col gap-4 rounded-md transition-shadow duration-150',
				isOver && 'ring-2 ring-sea ring-offset-4 ring-offset-card',
			)}
		>
			{file ? (
				<div className="flex items-center gap-3 rounded-md bg-sea-wash px-4 py-3">
					<FileText aria-hidden="true" className="size-5 shrink-0 text-sea" />
					<p className="min-w-0 grow truncate">{file.name}</p>
					<Button size="small" variant="quiet" onClick={() => choose(null)}>
						Remove
					</Button>
				</div>
			) : (
				<>
					<Field label="Page" hint="Open the booking, select all, copy, and paste it here.">
						{(control) => (
							<Textarea
								{...control}
								rows={5}
								className="max-h-60"
								value={text}
								onPaste={paste}
								onChange={(event) => write(event.currentTarget.value)}
							/>
						)}
					</Field>
					<Field label="Or a file" hint="HTML, JSON, ICS, PDF or EML, at most 5 MB. You can also drop it here.">
						{(control) => (
							<FileInput
								{...control}
								accept={TAKES}
								onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
							/>
						)}
					</Field>
				</>
			)}
		</div>
	)
}
