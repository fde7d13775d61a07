import { prefetched } from '../lazy-part.tsx'
import { showToastsIn } from './toaster.tsx'

export { toast } from './toast-store.ts'

// Fetched soon after who may say something, not once it is said.
showToastsIn(prefetched(() => import('./toast-region.tsx')))
