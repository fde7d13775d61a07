import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	for (const { id } of currentToasts()) dismissToast(id)
	vi.runAllTimers()
	vi.useRealTimers()
})

test('one toast at a time: the newest takes the place of the one before', () => {
	toast({ title: 'Login failed', tone: 'destructive' })
	const id = toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
	expect(currentToasts()).toEqual([
		{ id, title: 'Welcome back!', description: 'You have successfully logged in.', isOpen: true },
	])
})

test('a dismissed toast closes at once and leaves the store 1,000,000 ms later', () => {
	const id = toast({ title: 'Trip deleted successfully' })
	dismissToast(id)
	vi.advanceTimersByTime(999_999)
	expect(currentToasts()).toMatchObject([{ id, isOpen: false }])
	vi.advanceTimersByTime(1)
	expect(currentToasts()).toEqual([])
})

test('the end of an old toast does not take a new one with it', () => {
	dismissToast(toast({ title: 'Trip updated successfully' }))
	const id = toast({ title: 'Trip deleted successfully' })
	vi.advanceTimersByTime(1_000_000)
	expect(currentToasts()).toMatchObject([{ id, isOpen: true }])
})

test('listeners hear of each change until they leave', () => {
	const heard = vi.fn<() => void>()
	const leave = subscribeToToasts(heard)
	const id = toast({ title: 'Customer created successfully' })
	dismissToast(id)
	dismissToast(id)
	expect(heard).toHaveBeenCalledTimes(2)
	leave()
	toast({ title: 'Customer deleted successfully' })
	expect(heard).toHaveBeenCalledTimes(2)
})
