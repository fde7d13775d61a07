import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'

/** The keys and their descriptions in the help dialog. */
const SHORTCUTS = [
	['Ctrl K', 'Find a trip, a customer, an enquiry or a command'],
	['/', 'Search the list'],
	['n', 'Add a customer, a trip or a record of the open tab'],
	['p', 'Paste rows of a sheet into the open tab'],
	['j', 'Next row'],
	['k', 'Previous row'],
	['Enter', 'Open the row'],
	['1 to 6', 'Open a tab of the trip'],
	['o', 'Open the trip or customer as a page'],
	['e', 'Edit the focused row, or the details of the trip or customer'],
	['Shift J', 'Next one of the list, on the page of a trip or customer'],
	['Shift K', 'Previous one of the list'],
	['Ctrl Enter', 'Save the form'],
	['Ctrl Shift Enter', 'Save the record and add another'],
	['g d', 'Go to the dashboard'],
	['g c', 'Go to the customers'],
	['g t', 'Go to the trips'],
	['g m', 'Go to my day'],
	['g b', 'Go to the board of departures'],
	['F8', 'Go to the message that was shown last, for example to undo'],
	['Esc', 'Close the dialog or panel on top'],
	['?', 'Show this help'],
] as const

type Props = {
	open: boolean
	onOpenChange: (open: boolean) => void
	isOn: boolean
	onTurn: (on: boolean) => void
}

/** Lists the keyboard shortcuts, and turns them on and off. */
export default function ShortcutDialog({ open, onOpenChange, isOn, onTurn }: Props) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
			<dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 md:grid-cols-[auto_1fr_auto_1fr]">
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
				onChange={(event) => onTurn(event.currentTarget.checked)}
				className="mt-5"
			/>
		</Dialog>
	)
}
