import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { prefetchedDialog } from '#web/ui/lazy-part.tsx'
import { writeStorage, readStorage } from '#web/ui/storage.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutDialog = prefetchedDialog(() => import('./shortcut-dialog.tsx'))

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
			<ShortcutDialog open={isShown} onOpenChange={setIsShown} isOn={isOn} onTurn={setEnabled} />
		</>
	)
}
