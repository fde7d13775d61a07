import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { writeStorage, readStorage } from '#web/ui/storage.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { SHORTCUTS, useShortcuts } from './use-shortcuts.ts'

const STORAGE_KEY = 'shortcuts'

/**
 * Listens for the keyboard shortcuts, lists them in a dialog, and turns them off. WCAG 2.1.4 requires the switch, because speech input
 * can trigger single-key shortcuts by accident.
 */
export function ShortcutHelp({ className }: { className: string }) {
	const [isShown, setIsShown] = useState(false)
	const [isOn, setIsOn] = useState(() => readStorage(STORAGE_KEY) !== 'off')
	useShortcuts(isOn, () => setIsShown(true))

	const setEnabled = (on: boolean) => {
		writeStorage(STORAGE_KEY, on ? 'on' : 'off')
		setIsOn(on)
	}
	return (
		<>
			<button
				type="button"
				onClick={() => setIsShown(true)}
				className={classNames(
					'flex h-9 items-center gap-3 rounded-md px-3 text-sm text-ink-soft transition-colors duration-150 hover:bg-sea-wash hover:text-sea',
					className,
				)}
			>
				<Keyboard aria-hidden="true" className="size-[1.125rem] shrink-0" />
				Keyboard shortcuts
			</button>
			<Dialog shape="small" open={isShown} onOpenChange={setIsShown} title="Keyboard shortcuts">
				<dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
					{SHORTCUTS.map(([key, description]) => (
						<div key={key} className="contents">
							<dt>
								<kbd className="inline-flex min-h-7 min-w-7 items-center justify-center rounded-sm border border-control bg-sunk px-2 font-sans text-sm">
									{key}
								</kbd>
							</dt>
							<dd>{description}</dd>
						</div>
					))}
				</dl>
				<Switch
					label="Enable shortcuts"
					checked={isOn}
					onChange={(event) => setEnabled(event.currentTarget.checked)}
					className="mt-5"
				/>
			</Dialog>
		</>
	)
}
