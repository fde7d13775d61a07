import { useState } from 'react'
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
	return props.isOpen ? (
		<section aria-label="Preview" className="sticky top-20 flex h-[calc(100dvh-6rem)] min-w-0 flex-col gap-3">
			<Page state={props.state} onField={focusField} />
		</section>
	) : null
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

function Page({ state: { item, content }, onField }: { state: DraftState; onField: (path: string) => void }) {
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
					>
						{one} px
					</Button>
				))}
			</fieldset>
			<PreviewFrame item={item} content={content} width={width} onField={onField} />
		</>
	)
}
