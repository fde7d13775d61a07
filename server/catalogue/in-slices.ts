import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one request may keep all others waiting. */
const SLICE_MS = 5

/** Does something with each item, and gives other requests a turn in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
	let sliceEnd = performance.now() + SLICE_MS
	for (const item of items) {
		work(item)
		if (performance.now() < sliceEnd) continue
		await nextTurn()
		sliceEnd = performance.now() + SLICE_MS
	}
}
