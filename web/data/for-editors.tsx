import type { ReactNode } from 'react'
import { useAuth } from './session.tsx'

/** Controls that change something. A viewer does not see them, because the server would refuse (API-131). */
export function ForEditors({ children }: { children: ReactNode }) {
	return useAuth().mayChange ? children : null
}
