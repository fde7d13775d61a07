import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	for (const { id } of currentToasts()) dismissToast(id)
	vi.runAllTimers()
	vi.useRealTimers()
})

test('a new toast replaces the current one', () => {
	toast({ title: 'Login failed', tone: 'destructive' })
	const id = toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
	expect(currentToasts()).toEqual([
		{ id, title: 'Welcome back!', description: 'You have successfully logged in.', isOpen: true },
	])
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
	const id = toast({ title: 'Trip deleted successfully' })
	dismissToast(id)
	vi.advanceTimersByTime(999_999)
	expect(currentToasts()).toMatchObject([{ id, isOpen: false }])
	vi.advanceTimersByTime(1)
	expect(currentToasts()).toEqual([])
})

test('removing a dismissed toast keeps a newer one', () => {
	dismissToast(toast({ title: 'Trip updated successfully' }))
	const id = toast({ title: 'Trip deleted successfully' })
	vi.advanceTimersByTime(1_000_000)
	expect(currentToasts()).toMatchObject([{ id, isOpen: true }])
})

test('listeners are called on each change until they unsubscribe', () => {
	const listener = vi.fn<() => void>()
	const unsubscribe = subscribeToToasts(listener)
	const id = toast({ title: 'Customer created successfully' })
	dismissToast(id)
	dismissToast(id)
	expect(listener).toHaveBeenCalledTimes(2)
	unsubscribe()
	toast({ title: 'Customer deleted successfully' })
	expect(listener).toHaveBeenCalledTimes(2)
})
