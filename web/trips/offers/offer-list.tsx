import { useEffect } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** `detail` tells entries of one name apart. */
export type Offer = { key: string; name: string; detail: string }

type Props<O extends Offer> = {
	id: string
	/** Names the list for screen readers. */
	label: string
	offers: readonly O[]
	active: number
	onActive: (index: number) => void
	onChoose: (offer: O) => void
}

/** The entries below the field. It keeps the focus and handles the keys. */
export function OfferList<O extends Offer>({ id, label, offers, active, onActive, onChoose }: Props<O>) {
	useEffect(() => {
		document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
	}, [id, active])
	return (
		<div
			id={id}
			// The field could not move through a native list.
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
			role="listbox"
			aria-label={label}
			// The dialog's content scrolls with it, so that the last entry can be reached on a low screen.
			className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-card p-1 shadow-lifted"
		>
			{offers.map((offer, index) => (
				// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
				<div
					key={offer.key}
					id={`${id}-${index}`}
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
					role="option"
					aria-selected={index === active}
					// The field would lose the focus, and close the list before the click arrives.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onChoose(offer)}
					onPointerMove={() => onActive(index)}
					className={classNames(
						'min-h-11 cursor-pointer rounded-md px-3 py-1.5',
						index === active && 'bg-sea-wash text-sea',
					)}
				>
					<span className="block truncate">{offer.name}</span>{' '}
					<span className="block truncate text-sm text-ink-soft">{offer.detail}</span>
				</div>
			))}
		</div>
	)
}
