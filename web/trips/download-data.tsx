import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchResponse, withConfirmation, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

type Props = { path: `/api/${string}`; label: string; className?: string }

/** Downloads everything held about a person (API-156), after a confirmation where the last one is too old. */
export function DownloadData({ path, label, className }: Props) {
	const [isPending, setIsPending] = useState(false)
	const save = async () => {
		setIsPending(true)
		try {
			const response = await withConfirmation(() => fetchResponse(path, { method: 'POST' }))
			saveFile(await response.blob(), 'personal-data.zip')
		} catch (error) {
			toast({ title: 'Download failed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsPending(false)
	}
	return (
		<Button pending={isPending} onClick={() => void save()} className={className}>
			<Download aria-hidden="true" />
			{label}
		</Button>
	)
}
