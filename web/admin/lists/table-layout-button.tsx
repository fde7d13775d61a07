import { Columns3 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import type { TableLayout } from './table-layout.ts'

/** Chooses the columns and the density of a table (CRM-295). On phones each row is a card, which has neither. */
export function TableLayoutButton({ layout }: { layout: TableLayout }) {
	return (
		<Popover
			label="Columns"
			align="end"
			trigger={
				<Button className="ml-auto max-md:hidden">
					<Columns3 aria-hidden="true" />
					Columns
				</Button>
			}
		>
			<Switch
				label="Compact rows"
				checked={layout.isCompact}
				onChange={(event) => layout.setCompact(event.currentTarget.checked)}
			/>
			<fieldset className="mt-3 border-t border-line pt-3">
				<legend className="sr-only">Shown columns</legend>
				{layout.choices.map(({ header, isShown }) => (
					<Checkbox key={header} label={header} checked={isShown} onChange={() => layout.toggle(header)} />
				))}
			</fieldset>
		</Popover>
	)
}
