import { useState } from 'react'
import type { ServedPicture as Served } from '#shared/catalogue/property.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'

type Props = {
	dialog: DialogState<true>
	drawings: Readonly<Record<string, Served>>
	/** Names of the pictures that are in the gallery already. */
	chosen: readonly string[]
	onChoose: (names: readonly string[]) => void
	/** Only one may be ticked. */
	isSingle?: boolean
}

/** Chooses among the drawings that the product ships. */
export function ChooseDrawing({ dialog: { isOpen, close }, drawings, chosen, onChoose, isSingle = false }: Props) {
	const [ticked, setTicked] = useState<readonly string[]>([])
	useCloseOnBack(isOpen, close)
	const offered = Object.entries(drawings).filter(([name]) => !chosen.includes(name))
	const choose = () => {
		onChoose(ticked)
		setTicked([])
		close()
	}
	return (
		<Dialog open={isOpen} onOpenChange={close} title="Choose drawings" shape="large">
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
				{offered.map(([name, served]) => (
					<li key={name}>
						<Checkbox
							className="h-full flex-row-reverse items-start rounded-md p-1 has-checked:bg-sea-wash"
							checked={ticked.includes(name)}
							onChange={({ currentTarget }) =>
								setTicked(
									currentTarget.checked ? [...(isSingle ? [] : ticked), name] : ticked.filter((one) => one !== name),
								)
							}
							label={
								<span className="grid min-w-0 grow gap-1 text-sm wrap-anywhere">
									<ServedPicture served={served} alt="" sizes="14rem" className="aspect-[3/2] w-full rounded-sm" />
									{name}
								</span>
							}
						/>
					</li>
				))}
			</ul>
			<DialogFooter>
				<Button onClick={close}>Close</Button>
				<Button variant="primary" disabled={ticked.length === 0} onClick={choose}>
					{isSingle ? 'Use it' : `Add ${ticked.length || 'them'} to the gallery`}
				</Button>
			</DialogFooter>
		</Dialog>
	)
}
