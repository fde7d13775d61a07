import type { ReactNode } from 'react'
import { useAuth } from './session.tsx'

/** False for a viewer, who reads the CRM but changes nothing (API-131). */
export const useMayChange = () => useAuth().user?.staffRole !== 'viewer'

/** Controls that change something. A viewer does not see them, because the server would refuse (API-131). */
export function ForEditors({ children }: { children: ReactNode }) {
	return useMayChange() ? children : null
}
