import { useEffect, useState } from 'react'
import { useAdminLocation } from './use-admin-location.ts'

/** What an address names, and how often it did: the same may be opened twice. */
type Linked = { id: string; times: number }

/**
 * The id that the address names, as the link of a mail or a task does; '' for none. From then on the address is that of the page below, and
 * the dialog that shows it has its own state.
 */
export function useLinked(name: 'thread' | 'enquiry'): Linked {
	const { location, replaceParams } = useAdminLocation()
	const given = location[name]
	const [linked, setLinked] = useState<Linked>({ id: '', times: 0 })
	useEffect(() => {
		if (given === '') return
		setLinked(({ times }) => ({ id: given, times: times + 1 }))
		replaceParams({ [name]: '' })
		// Each time that the address names one.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [given])
	return linked
}
