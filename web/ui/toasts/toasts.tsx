import { prefetched } from '../lazy-part.tsx'
import { setToastRegion } from './toaster.tsx'

export { toast } from './toast-store.ts'

// Prefetched, so that the first toast does not wait for it.
setToastRegion(prefetched(() => import('./toast-region.tsx')))
