import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Loaded with the page of a list that is sent in pages; no other page has its code. */
export const LongList = lazyPart(() => import('./long-list.tsx'))
