import { RotateCw, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { FilePreview } from '#web/trips/file-preview.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { PhotoUpload, UploadQueue } from './upload-queue.ts'

/** The photographs on their way to the server: how far each is, or why it failed. */
export function UploadList({ queue }: { queue: UploadQueue }) {
	const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
	const failed = uploads.filter(({ status }) => status === 'failed').length
	return (
		<>
			<output className="sr-only">{inWords(uploads.length - failed, failed)}</output>
			{uploads.length === 0 ? null : (
				<ul className="mt-3 grid gap-2">
					{uploads.map((upload) => (
						<UploadRow key={upload.key} upload={upload} queue={queue} />
					))}
				</ul>
			)}
		</>
	)
}

function UploadRow({ upload, queue }: { upload: PhotoUpload; queue: UploadQueue }) {
	const { key, file, status, sent, problem, mayRetry } = upload
	return (
		<li className="flex items-center gap-3 rounded-md border border-line bg-card p-2">
			{status === 'failed' && !mayRetry ? null : (
				<FilePreview file={file} className="aspect-[3/2] w-16 shrink-0 rounded-sm bg-sunk object-cover" />
			)}
			<div className="min-w-0 grow text-sm">
				<p className="truncate">{file.name}</p>
				{status === 'failed' ? (
					<p className="text-danger">{problem}</p>
				) : (
					<div className="mt-1.5">
						<Progress label={`Uploading ${file.name}`} value={status === 'waiting' ? 0 : sent < 1 ? sent : undefined} />
					</div>
				)}
			</div>
			{mayRetry && status === 'failed' ? (
				<IconButton name={`Upload ${file.name} again`} onClick={() => queue.retry(key)}>
					<RotateCw aria-hidden="true" />
				</IconButton>
			) : null}
			{status === 'failed' ? (
				<IconButton name={`Dismiss ${file.name}`} onClick={() => queue.dismiss(key)}>
					<X aria-hidden="true" />
				</IconButton>
			) : null}
		</li>
	)
}

function inWords(underWay: number, failed: number) {
	const parts = [underWay > 0 && `Photographs being uploaded: ${underWay}`, failed > 0 && `Not uploaded: ${failed}`]
	return parts.filter(Boolean).join('. ')
}
