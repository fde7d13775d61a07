import { lazyPart } from '../lazy-part.tsx'
import { setToastRegion } from './toaster.tsx'

export { dismissToast, toast } from './toast-store.ts'

const Region = lazyPart(() => import('./toast-region.tsx'))
setToastRegion(Region)

// Nearly every toast answers an action, so the first action loads what shows it. It need not be part of the first load.
for (const action of ['pointerdown', 'keydown'])
	globalThis.addEventListener?.(action, Region.preload, { once: true, passive: true })
