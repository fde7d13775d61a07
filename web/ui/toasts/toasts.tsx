import { prefetched } from '../lazy-part.tsx'
import { setToastRegion } from './toaster.tsx'

export { toast } from './toast-store.ts'

// Fetched soon after who may say something, not once it is said.
setToastRegion(prefetched(() => import('./toast-region.tsx')))
