import { useEffect, useRef, useState } from 'react'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { readStorage, writeStorage } from '#web/ui/storage.ts'
import { useIsWide } from '#web/admin/app/use-is-wide.ts'
import type { DraftState } from '../editor/draft-store.ts'
import { focusField, focusFieldAfter } from '../editor/focus-field.ts'
import { PreviewFrame } from './preview-frame.tsx'

/** Of a phone and of a computer, in pixels. */
const WIDTHS = [390, 1280] as const
const WIDTH_KEY = 'catalogue-preview-width'

type Props = { state: DraftState; isOpen: boolean; onClose: () => void }

/** The preview of an item: next to the form where there is room, otherwise over it. A click on words in it leads to their field. */
export function Preview(props: Props) {
	const isWide = useIsWide()
	if (!isWide) return <PreviewOverForm {...props} />
	return props.isOpen ? <PreviewNextToForm {...props} /> : null
}

/** The whole form is between the button that opens it and the preview: by the keyboard, the focus comes along, and Escape takes it back. */
function PreviewNextToForm({ state, onClose }: Props) {
	const section = useRef<HTMLElement>(null)
	const opener = useRef<HTMLElement | null>(null)
	useEffect(() => {
		// None where the preview was open already for the item before.
		opener.current = document.querySelector<HTMLElement>('button[aria-pressed]:focus')
		if (opener.current?.matches(':focus-visible')) section.current?.querySelector('button')?.focus()
	}, [])
	const leave = () => {
		if (!opener.current) return
		onClose()
		opener.current.focus()
	}
	return (
		<section
			ref={section}
			aria-label="Preview"
			className="sticky top-20 flex h-[calc(100dvh-6rem)] min-w-0 flex-col gap-3"
		>
			<Page state={state} onField={focusField} onEscape={leave} />
		</section>
	)
}

function PreviewOverForm({ state, isOpen, onClose }: Props) {
	useCloseOnBack(isOpen, onClose)
	return (
		<Dialog open={isOpen} onOpenChange={onClose} title="Preview" shape="panel">
			<div className="flex h-full flex-col gap-3">
				<Page state={state} onField={(path) => focusFieldAfter(path, onClose)} />
			</div>
		</Dialog>
	)
}

type PageProps = { state: DraftState; onField: (path: string) => void; onEscape?: () => void }

function Page({ state: { item, content }, onField, onEscape }: PageProps) {
	const [width, setWidth] = useState<number>(() => WIDTHS.find((one) => String(one) === readStorage(WIDTH_KEY)) ?? 390)
	const choose = (width: number) => {
		setWidth(width)
		writeStorage(WIDTH_KEY, String(width))
	}
	return (
		<>
			<fieldset aria-label="Width of the page" className="flex gap-2">
				{WIDTHS.map((one) => (
					<Button
						key={one}
						size="small"
						aria-pressed={one === width}
						className="aria-pressed:border-sea aria-pressed:bg-sea-wash aria-pressed:text-sea"
						onClick={() => choose(one)}
						onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
					>
						{one} px
					</Button>
				))}
			</fieldset>
			<PreviewFrame item={item} content={content} width={width} onField={onField} />
		</>
	)
}
