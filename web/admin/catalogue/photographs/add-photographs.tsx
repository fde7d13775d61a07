import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { photoUpload } from '#shared/uploads.ts'
import { acceptAttribute } from '#web/trips/validate-file.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { label: string; isSingle?: boolean; onFiles: (files: readonly File[]) => void }

/** Chooses photographs of this device, or takes one with its camera. */
export function AddPhotographs({ label, isSingle = false, onFiles }: Props) {
	const chosen = useRef<HTMLInputElement>(null)
	const taken = useRef<HTMLInputElement>(null)
	const give = (input: HTMLInputElement) => {
		onFiles([...(input.files ?? [])])
		// The same file may be chosen again.
		input.value = ''
	}
	return (
		<>
			<Button size="small" onClick={() => chosen.current?.click()}>
				<ImagePlus aria-hidden="true" />
				{label}
			</Button>
			<span className="hidden pointer-coarse:contents">
				<Button size="small" onClick={() => taken.current?.click()}>
					<Camera aria-hidden="true" />
					Take a photograph
				</Button>
			</span>
			<input
				ref={chosen}
				type="file"
				hidden
				multiple={!isSingle}
				accept={acceptAttribute(photoUpload)}
				onChange={({ currentTarget }) => give(currentTarget)}
			/>
			<input
				ref={taken}
				type="file"
				hidden
				accept="image/jpeg"
				capture="environment"
				onChange={({ currentTarget }) => give(currentTarget)}
			/>
		</>
	)
}
