import { Plus, Store } from 'lucide-react'
import { ForEditors } from '#web/data/for-editors.tsx'
import { useAuth } from '#web/data/session.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Menu, MenuItem } from '#web/ui/dialogs/menu.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { ListFrame } from '../lists/list-frame.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { useList } from '../lists/use-list.ts'
import { COLUMNS } from './item-columns.tsx'
import { ItemEditor } from './editor/item-editor.tsx'
import { itemName, KIND_NAMES, STATE_NAMES } from './item-names.ts'
import { type AddedKind, NewItemDialog } from './new-item-dialog.tsx'

const SiteTextsDialog = lazyDialog(() => import('../settings/site-texts-dialog.tsx'))

/** Everything that the public site shows, with what is not public yet (CRM-198). */
export default function Catalogue() {
	const { location, openItem, closeItem } = useAdminLocation()
	if (location.item) return <ItemEditor key={location.item} id={location.item} onClose={closeItem} />
	return <ItemList onOpen={openItem} />
}

function ItemList({ onOpen }: { onOpen: ReturnType<typeof useAdminLocation>['openItem'] }) {
	const { location, navigateTo, replaceParams } = useAdminLocation()
	const adding = useDialog<AddedKind>()
	const texts = useDialog<true>()
	// Only owners may save them (API-130).
	const isOwner = useAuth().user?.staffRole === 'owner'
	const { q, kind, state } = location
	const list = useList('/api/admin/catalogue/items', { q, kind, state }, { staleTime: 0 })
	const items = list.data?.pages.flatMap((page) => page.items) ?? []
	const isFiltered = q !== '' || kind !== '' || state !== ''
	return (
		<>
			<SectionHeader title="Catalogue">
				<div className="flex flex-wrap gap-3 max-sm:w-full">
					<Button className="max-sm:grow" onClick={() => navigateTo({ section: 'calendars' })}>
						Villa calendars
					</Button>
					{isOwner ? (
						<Button className="max-sm:grow" onClick={() => texts.show(true)}>
							Agency texts
						</Button>
					) : null}
					<ForEditors>
						<Button className="max-sm:grow" onClick={() => adding.show('villa')}>
							<Plus aria-hidden="true" />
							New villa
						</Button>
						<Button className="max-sm:grow" onClick={() => adding.show('hotel')}>
							<Plus aria-hidden="true" />
							New hotel
						</Button>
						<Menu
							trigger={
								<Button className="max-sm:grow">
									<Plus aria-hidden="true" />
									Add to the library
								</Button>
							}
						>
							<MenuItem onSelect={() => adding.show('lodging')}>A hotel or villa that only trips show</MenuItem>
							<MenuItem onSelect={() => adding.show('experience')}>An experience</MenuItem>
						</Menu>
					</ForEditors>
				</div>
			</SectionHeader>
			<div className="mb-4 flex flex-wrap gap-3">
				<ListSearch label="Search the catalogue" value={q} onSearch={(q) => replaceParams({ q })} />
				<Filter
					label="Kind"
					everything="All kinds"
					value={kind}
					names={KIND_NAMES}
					onChange={(kind) => replaceParams({ kind })}
				/>
				<Filter
					label="Status"
					everything="Any status"
					value={state}
					names={STATE_NAMES}
					onChange={(state) => replaceParams({ state })}
				/>
			</div>
			<Card flush>
				<ListFrame list={list} shown={items.length} noun="item">
					<LongTable
						label="Catalogue"
						columns={COLUMNS}
						rows={items}
						rowKey={({ id }) => id}
						onOpen={({ id }) => onOpen(id)}
						openLabel={(item) => `Edit ${itemName(item)}`}
						empty={
							<EmptyState
								icon={<Store />}
								title={isFiltered ? 'Nothing in the catalogue matches' : 'The catalogue is empty'}
							/>
						}
					/>
				</ListFrame>
			</Card>
			<NewItemDialog dialog={adding} onAdded={({ id }) => onOpen(id, { replace: true })} />
			<SiteTextsDialog open={texts.isOpen} onClose={texts.close} />
		</>
	)
}

type FilterProps<Value extends string> = {
	label: string
	everything: string
	value: Value | ''
	names: Readonly<Record<Value, string>>
	onChange: (value: Value | '') => void
}

function Filter<Value extends string>({ label, everything, value, names, onChange }: FilterProps<Value>) {
	const options = Object.entries<string>(names)
	return (
		<Select
			aria-label={label}
			className="max-sm:grow sm:w-44"
			value={value}
			onChange={(event) => onChange(event.currentTarget.value as Value | '')}
		>
			<option value="">{everything}</option>
			{options.map(([value, text]) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</Select>
	)
}
