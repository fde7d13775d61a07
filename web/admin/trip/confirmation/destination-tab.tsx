import type { EditorParts } from './editor-parts.ts'
import { EnhancedText } from './enhanced-text.tsx'
import { PictureField } from './picture-field.tsx'

export function DestinationTab({ editor }: { editor: EditorParts }) {
	return (
		<div className="flex flex-col gap-7">
			<PictureField
				editor={editor}
				slot={{ section: 'destination' }}
				url={editor.draft.destinationHeaderImage}
				name="destination header image"
				label="Header Image"
				error={editor.errors.destinationHeaderImage}
			/>
			<EnhancedText
				editor={editor}
				section="destination"
				label="Destination Overview"
				hint="Left empty, it is left out."
				rows={8}
			/>
		</div>
	)
}
