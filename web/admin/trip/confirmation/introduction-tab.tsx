import { MAX_ICONS } from '#shared/booking-confirmation/content.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { iconsOf, linesOf } from './draft.ts'
import type { EditorParts } from './editor-parts.ts'
import { EnhancedText } from './enhanced-text.tsx'
import { PictureField } from './picture-field.tsx'

export function IntroductionTab({ editor }: { editor: EditorParts }) {
	return (
		<div className="flex flex-col gap-7">
			<EnhancedText
				editor={editor}
				section="introduction"
				label="Introduction Text"
				hint="Left empty, a short letter of welcome is printed."
				rows={6}
			/>
			<EnhancedText
				editor={editor}
				section="whyBookWithUs"
				label="Why Book With Us"
				hint="Left empty, it is left out."
				rows={4}
			/>
			<Icons editor={editor} />
		</div>
	)
}

function Icons({ editor }: { editor: EditorParts }) {
	const { draft, errors, change, uploads } = editor
	const icons = draft.whyBookWithUsIcons
	// The lines must not move while an image is being uploaded to one.
	const isSending = icons.some((_, index) => uploads.sendingTo({ section: 'icon', index }))
	return (
		<div className="flex flex-col gap-4">
			<Field
				label="Why Book With Us Icons"
				hint={`One entry per line, at most ${MAX_ICONS}, in the format 'Title - Description'. Each icon image: recommended 150x150.`}
				error={errors.whyBookWithUsIcons}
			>
				{(control) => (
					<Textarea
						{...control}
						rows={4}
						placeholder="Title - Description"
						value={linesOf(icons)}
						readOnly={isSending}
						onChange={({ currentTarget }) =>
							change((was) => ({ whyBookWithUsIcons: iconsOf(currentTarget.value, was.whyBookWithUsIcons) }))
						}
					/>
				)}
			</Field>
			<ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
				{icons.map(({ text, iconUrl }, index) => {
					const title = text.split(' - ')[0]?.trim()
					if (!title || index >= MAX_ICONS) return null
					return (
						<li key={index} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
							<span className="min-w-24 flex-1 wrap-anywhere">{title}</span>
							<PictureField editor={editor} slot={{ section: 'icon', index }} url={iconUrl} name={`icon of ${title}`} />
						</li>
					)
				})}
			</ul>
		</div>
	)
}
