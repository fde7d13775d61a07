import {
	EVENT_ORDERS,
	type EventFilters,
	type EventHotel,
	type EventSort,
	isActive,
	matches,
} from '#shared/catalogue/events/event-list.ts'
import { ELEMENT_IDS } from './element-ids.ts'

/** Filters and sorts the cards in the page at every change in the toolbar, then calls `onChange`. */
export function filterHotels(onChange: () => void) {
	const form = find(ELEMENT_IDS.filters, HTMLFormElement)
	const clear = find(ELEMENT_IDS.clear, HTMLButtonElement)
	const list = find(ELEMENT_IDS.hotels, HTMLUListElement)
	const cards = [...list.children].map((element) => ({
		element,
		hotel: JSON.parse(element.getAttribute('data-hotel') ?? '') as EventHotel,
	}))

	const update = () => {
		const filters = readFilters(form)
		const order = EVENT_ORDERS[filters.sort]
		const shown = cards
			.filter(({ hotel }) => matches(hotel, filters))
			.toSorted((a, b) => order(a.hotel, b.hotel))
			.map(({ element }) => element)
		list.replaceChildren(...shown)
		clear.hidden = !isActive(filters)
		find(ELEMENT_IDS.none, HTMLElement).hidden = shown.length > 0
		find(ELEMENT_IDS.count, HTMLElement).textContent = `${shown.length} hotel(s) found`
		for (const sheet of form.querySelectorAll('[popover]')) updateSummary(form, sheet)
	}
	const handleChange = () => {
		update()
		onChange()
	}
	form.addEventListener('change', handleChange)
	form.addEventListener('submit', (event) => event.preventDefault())
	clear.addEventListener('click', () => {
		form.reset()
		handleChange()
		// The button is now hidden, so the focus moves to the first filter.
		form.querySelector('button')?.focus()
	})
	// After Back the browser may have restored earlier choices.
	update()
}

function readFilters(form: HTMLFormElement): EventFilters {
	const data = new FormData(form)
	const { value } = form.elements.namedItem('sort') as HTMLSelectElement
	return {
		locations: data.getAll('locations').map(String),
		stars: data.getAll('stars').map(Number),
		amenities: data.getAll('amenities').map(String),
		sort: value as EventSort,
	}
}

/** Shows the chosen option, or the number of options, next to a filter's name. */
function updateSummary(form: HTMLFormElement, sheet: Element) {
	const chosen = [...sheet.querySelectorAll('input:checked')].map((input) => input.closest('label')?.textContent ?? '')
	const summary = form.querySelector(`[popovertarget="${sheet.id}"] [data-chosen]`)
	if (summary) summary.textContent = chosen.length > 1 ? String(chosen.length) : chosen.join()
}

function find<E extends HTMLElement>(id: string, type: new () => E): E {
	const element = document.getElementById(id)
	if (!(element instanceof type)) throw new Error(`The page has no ${id}`)
	return element
}
