import { MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import { documentUpload } from '#shared/uploads.ts'
import { validateFile } from '#web/trips/validate-file.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

/** The files that a trip with room for so many more documents can take. A toast says of the others why not. */
export function acceptedDocuments(files: readonly File[], room: number): File[] {
	const good = files.filter((file) => {
		const problem = validateFile(file, documentUpload)
		if (problem) toast({ ...problem, tone: 'destructive' })
		return !problem
	})
	if (good.length > room) {
		const description = `A trip holds at most ${MAX_DOCUMENTS} documents.`
		toast({ title: 'Too many files', description, tone: 'destructive' })
	}
	return good.slice(0, room)
}
