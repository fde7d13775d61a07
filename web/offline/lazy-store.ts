import type * as Store from './offline-store.ts'

/** The offline store. It is loaded after the first view, which needs nothing from it (PORTAL-72). Offline, the service worker has it. */
const store = () => import('./offline-store.ts')

export const readItem: typeof Store.readItem = async (...args) => (await store()).readItem(...args)
export const readItems: typeof Store.readItems = async (...args) => (await store()).readItems(...args)
export const saveItem: typeof Store.saveItem = async (...args) => (await store()).saveItem(...args)
export const removeItem: typeof Store.removeItem = async (...args) => (await store()).removeItem(...args)
