import type { TakenPart } from '#shared/portal/taken-part.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Most trips show nothing of the catalogue. */
const TakenPartView = lazyPart(() => import('./taken-part-view.tsx'))

/** The picture and the words of a stay or an activity that staff took from the catalogue. Nothing for one that they typed. */
export const FromCatalogue = ({ part }: { part: TakenPart | undefined }) => (part ? <TakenPartView {...part} /> : null)
