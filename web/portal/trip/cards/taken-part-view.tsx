import type { TakenPart } from '#shared/portal/taken-part.ts'
import { ServedPicture } from '#web/ui/served-picture.tsx'

export default function TakenPartView({ description, picture }: TakenPart) {
	return (
		<div className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
			{picture ? (
				// The sources of a picture would each be an entry of the row.
				<div className="w-full sm:w-56">
					<ServedPicture
						served={picture.served}
						alt={picture.alt}
						sizes="(min-width: 40rem) 14rem, 100vw"
						className="aspect-[3/2] w-full rounded-md"
					/>
				</div>
			) : null}
			{description ? (
				<p className="max-w-prose grow basis-64 whitespace-pre-line wrap-anywhere">{description}</p>
			) : null}
		</div>
	)
}
