import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchResponse, sentenceOf, withConfirmation } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

type Props = {
	/** The file's path, and its name on the device. */
	path: `/api/admin/${string}.csv`
	fileName: string
	/** The filters of the list. Blank ones are left out. */
	search: Readonly<Record<string, string>>
	/** 'Export CSV' where the page has one list. */
	label?: string
}

/** Saves a list as it is filtered as a file for a spreadsheet. It asks for a confirmation first, as everything does that takes much data away. */
export function ExportButton({ path, fileName, search, label = 'Export CSV' }: Props) {
	const [isExporting, setIsExporting] = useState(false)
	const save = async () => {
		setIsExporting(true)
		const given = Object.entries(search).filter(([, value]) => value !== '')
		try {
			const address = `${path}?${new URLSearchParams(given)}` as const
			saveFile(await (await withConfirmation(() => fetchResponse(address))).blob(), fileName)
		} catch (error) {
			toast({ title: 'Export failed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsExporting(false)
	}
	return (
		<Button pending={isExporting} onClick={() => void save()}>
			<Download aria-hidden="true" />
			{label}
		</Button>
	)
}
