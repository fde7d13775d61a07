import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Customer, displayName } from '#shared/customers/user.ts'
import { query } from '#web/data/query.ts'
import { MAX_OPTIONS, SearchOptions, type SearchOptionsProps } from '../lists/search-options.tsx'

/** A list box of customers, found by name, username or email. */
export function CustomerOptions(props: SearchOptionsProps<Customer>) {
	const [q, setQ] = useState('')
	const { data, error, isPlaceholderData } = useQuery({
		...query('/api/admin/users', { q, limit: MAX_OPTIONS }),
		placeholderData: keepPreviousData,
	})
	return (
		<SearchOptions
			{...props}
			label="Customers"
			q={q}
			onSearch={setQ}
			found={{ items: data?.users ?? [], counts: data, isStale: isPlaceholderData, error }}
			describe={(customer) => ({ title: displayName(customer), detail: `(${customer.email})` })}
		/>
	)
}
