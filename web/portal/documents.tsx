import { Download, FileText } from 'lucide-react'
import type { Document } from '#shared/contract.ts'
import { formatDay, localDay } from '#shared/dates.ts'
import { fileSize } from '#shared/portal/wording.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Nothing } from './item-card.tsx'

export function Documents({ documents }: { documents: readonly Document[] }) {
	if (documents.length === 0) return <Nothing>No documents available yet</Nothing>
	return (
		<ul className="grid gap-4">
			{documents.map((document) => (
				<li key={document.id}>
					<DocumentCard document={document} />
				</li>
			))}
		</ul>
	)
}

function DocumentCard({ document }: { document: Document }) {
	const name = document.displayName || document.fileName
	const uploaded = formatDay(localDay(new Date(document.uploadedAt)), 'd MMM yyyy')
	return (
		<article className="flex h-full flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 shadow-card md:p-5">
			<span
				aria-hidden="true"
				className="grid size-12 shrink-0 place-items-center rounded-md bg-brass-wash text-brass [&_svg]:size-5"
			>
				<FileText />
			</span>
			<div className="min-w-40 flex-1">
				<h3 className="font-medium wrap-anywhere">{name}</h3>
				<p className="text-sm text-ink-soft wrap-anywhere">
					{[document.label, uploaded, fileSize(document.bytes)].filter(Boolean).join(' · ')}
				</p>
			</div>
			<a href={document.fileUrl} download aria-label={`Download ${name}`} className={`${buttonLook()} max-sm:w-full`}>
				<Download aria-hidden="true" />
				Download
			</a>
		</article>
	)
}
