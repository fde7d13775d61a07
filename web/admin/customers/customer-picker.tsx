import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayName, type User } from '#shared/customers/user.ts'
import { query } from '#web/data/query.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { type PickerControl, SearchPicker } from '../lists/search-picker.tsx'
import { CustomerOptions } from './customer-options.tsx'

type Props = {
	/** The id of the chosen customer; '' for none. */
	value: string
	onChange: (userId: string) => void
	/** Shown while no customer is chosen. */
	emptyLabel: string
	className?: string
}

/** A filter for one customer or all. */
export function CustomerFilter({ className, ...props }: Props) {
	return (
		<div className={className}>
			<Picker {...props} hasNone aria-label="Customer" />
		</div>
	)
}

/** The same picker as a required field of a form. */
export function CustomerField({
	className,
	error,
	label = 'Customer',
	...props
}: Props & { label?: string; error?: string }) {
	return (
		<Field label={label} required error={error} className={className}>
			{(control) => <Picker {...props} {...control} />}
		</Field>
	)
}

type PickerProps = Omit<Props, 'className'> & PickerControl & { hasNone?: boolean }

function Picker({ value, onChange, emptyLabel, hasNone = false, ...control }: PickerProps) {
	const [isOpen, setIsOpen] = useState(false)
	const [picked, setPicked] = useState<User | null>(null)
	// After a reload only the id is known: it is in the address.
	const { data } = useQuery({
		...query('/api/admin/users/:id', { id: value }),
		enabled: value !== '' && picked?.id !== value,
	})
	const chosen = picked?.id === value ? picked : data?.user

	const pick = (customer: User | null) => {
		setIsOpen(false)
		setPicked(customer)
		onChange(customer?.id ?? '')
	}
	return (
		<SearchPicker
			{...control}
			label="Customers"
			text={value === '' ? emptyLabel : chosen ? nameAndEmail(chosen) : 'Selected customer'}
			isOpen={isOpen}
			onOpenChange={setIsOpen}
		>
			{(id) => <CustomerOptions id={id} chosen={value} emptyLabel={hasNone ? emptyLabel : null} onPick={pick} />}
		</SearchPicker>
	)
}

const nameAndEmail = (customer: User) => `${displayName(customer)} (${customer.email})`
