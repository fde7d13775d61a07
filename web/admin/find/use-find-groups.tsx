import { CalendarRange, Building2, LayoutDashboard, ListChecks, Plane, PlaneTakeoff, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { displayName } from '#shared/customers/user.ts'
import { aboutOf, type Enquiry } from '#shared/enquiries/enquiry.ts'
import { fold } from '#shared/fold.ts'
import type { SearchResults } from '#shared/search-results.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import type { AccountAction } from '#web/shell/account-menu.tsx'
import { KIND_ICONS } from '#web/trips/kind-icons.ts'
import { staffDates } from '#web/trips/staff-date.ts'
import type { useAdminLocation } from '../app/use-admin-location.ts'
import { TAB_OF_KIND } from './tab-of-kind.ts'

export type FindItem = { key: string; title: string; detail: string | null; icon: ReactNode; onSelect: () => void }
export type FindGroup = { title: string; items: FindItem[] }

type Props = {
	q: string
	results: SearchResults | undefined
	/** What the account menu offers. */
	actions: readonly AccountAction[]
	onEnquiry: (enquiry: Enquiry) => void
	location: ReturnType<typeof useAdminLocation>
}

/** What the search found, as groups of items that each lead somewhere. Commands match by the beginnings of their words. */
export function useFindGroups({
	q,
	results,
	actions,
	onEnquiry,
	location: { navigateTo, showTrip },
}: Props): FindGroup[] {
	const trips = (results?.trips ?? []).map(({ id, name, startDate, endDate, customerName, record }): FindItem => {
		const Icon = record ? KIND_ICONS[KINDS[record.kind].names.icon] : Plane
		return {
			key: id,
			title: name,
			detail: record ? record.summary : `${customerName}, ${staffDates(startDate, endDate)}`,
			icon: <Icon aria-hidden="true" />,
			onSelect: () => showTrip(id, record ? TAB_OF_KIND[record.kind] : 'overview'),
		}
	})
	const customers = (results?.customers ?? []).map(
		(customer): FindItem => ({
			key: customer.id,
			title: displayName(customer),
			detail: customer.email,
			icon: <Users aria-hidden="true" />,
			onSelect: () => navigateTo({ section: 'customers', customer: customer.id }),
		}),
	)
	const enquiries = (results?.enquiries ?? []).map(
		(enquiry): FindItem => ({
			key: enquiry.id,
			title: enquiry.name,
			detail: `Enquiry${aboutOf(enquiry)}`,
			icon: <Building2 aria-hidden="true" />,
			onSelect: () => onEnquiry(enquiry),
		}),
	)
	const section = (
		name: 'dashboard' | 'day' | 'departures' | 'month' | 'customers' | 'trips',
		title: string,
		icon: ReactNode,
	): FindItem => ({
		...{ key: name, title, icon, detail: null },
		onSelect: () => navigateTo({ section: name }),
	})
	const commands = [
		section('dashboard', 'Dashboard', <LayoutDashboard aria-hidden="true" />),
		section('day', 'My day', <ListChecks aria-hidden="true" />),
		section('departures', 'Departures', <PlaneTakeoff aria-hidden="true" />),
		section('month', 'Month of departures', <CalendarRange aria-hidden="true" />),
		section('customers', 'Customers', <Users aria-hidden="true" />),
		section('trips', 'Trips', <Plane aria-hidden="true" />),
		...actions.map(({ label, icon, onSelect }) => ({ key: label, title: label, detail: null, icon, onSelect })),
	].filter(({ title }) => isNamed(title, q))
	return [
		{ title: 'Trips', items: trips },
		{ title: 'Customers', items: customers },
		{ title: 'Enquiries', items: enquiries },
		{ title: 'Go to', items: commands },
	].filter(({ items }) => items.length > 0)
}

const isNamed = (title: string, q: string) => {
	const words = fold(title).split(' ')
	return fold(q)
		.split(' ')
		.every((part) => words.some((word) => word.startsWith(part)))
}
