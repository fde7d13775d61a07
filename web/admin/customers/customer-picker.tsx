import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { displayName, type User } from '#shared/customers/user.ts'
import { query } from '#web/data/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { CONTROL } from '#web/ui/forms/input.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
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

type PickerProps = Omit<Props, 'className'> &
	Pick<ComponentProps<'button'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
		hasNone?: boolean
	}

function Picker({ value, onChange, emptyLabel, hasNone = false, ...control }: PickerProps) {
	const [isOpen, setIsOpen] = useState(false)
	const [picked, setPicked] = useState<User | null>(null)
	const listId = useId()
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
		<Popover
			label="Customers"
			open={isOpen}
			onOpenChange={setIsOpen}
			trigger={
				<button
					{...control}
					type="button"
					// A native list would have to contain every customer.
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
					role="combobox"
					aria-expanded={isOpen}
					aria-controls={listId}
					className={classNames(CONTROL, 'flex h-11 items-center justify-between gap-2 text-left')}
				>
					<span className="truncate">
						{value === '' ? emptyLabel : chosen ? nameAndEmail(chosen) : 'Selected customer'}
					</span>
					<ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
				</button>
			}
		>
			<CustomerOptions id={listId} chosen={value} emptyLabel={hasNone ? emptyLabel : null} onPick={pick} />
		</Popover>
	)
}

const nameAndEmail = (customer: User) => `${displayName(customer)} (${customer.email})`
