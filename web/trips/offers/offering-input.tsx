import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { Field as DeclaredField } from '#shared/fields.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { type Offer, OfferList } from './offer-list.tsx'

type Props<O extends Offer> = {
	name: string
	field: DeclaredField
	error: string | undefined
	hint?: string
	text: string
	onText: (text: string) => void
	/** What there is for the words that `onSearch` gave last. */
	offers: readonly O[]
	/** The words to search for: what is typed, and '' when the list closes. */
	onSearch: (words: string) => void
	onChoose: (offer: O) => void
	/** Says in what the offers were found: 'In the catalogue'. */
	label: string
	ref?: Ref<HTMLInputElement>
}

/** A text field with offers below it. Who goes on typing or tabbing notices nothing of them: any text is valid. */
export function OfferingInput<O extends Offer>(props: Props<O>) {
	const { name, field, error, hint, text, onText, offers, onSearch, onChoose, label, ref } = props
	const [isOpen, setIsOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const listId = useId()
	const isShown = isOpen && offers.length > 0

	const close = () => {
		setIsOpen(false)
		setActive(-1)
		onSearch('')
	}
	const choose = (offer: O) => {
		onChoose(offer)
		close()
	}
	const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
		if (!isShown) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		const offer = offers[active]
		if (step) setActive((before) => (before + step + offers.length + (before < 0 && step < 0 ? 1 : 0)) % offers.length)
		else if (event.key === 'Enter' && offer) choose(offer)
		else if (event.key === 'Escape') close()
		else return
		event.preventDefault()
	}
	return (
		<div className="relative min-w-0">
			<Field label={field.label} required={field.required} error={error} hint={hint}>
				{(control) => (
					<Input
						{...control}
						ref={ref}
						name={name}
						value={text}
						placeholder={field.placeholder}
						autoComplete="off"
						// The role stays that of a text field: any text is valid, and the list only helps.
						aria-autocomplete="list"
						aria-controls={isShown ? listId : undefined}
						aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
						data-takes-escape={isShown || undefined}
						onChange={(event) => {
							onText(event.currentTarget.value)
							onSearch(event.currentTarget.value)
							setIsOpen(true)
							setActive(-1)
						}}
						onKeyDown={onKey}
						onBlur={close}
					/>
				)}
			</Field>
			{isShown ? (
				<OfferList id={listId} label={label} offers={offers} active={active} onActive={setActive} onChoose={choose} />
			) : null}
			<output className="sr-only">
				{isShown ? `${offers.length} ${label.charAt(0).toLowerCase()}${label.slice(1)}` : null}
			</output>
		</div>
	)
}
