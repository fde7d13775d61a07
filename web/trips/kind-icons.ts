import { BedDouble, CarFront, Compass, FileText, type LucideIcon, Plane, Users } from 'lucide-react'
import type { Kind, KINDS } from '#shared/trips/kinds/registry.ts'

/** The pictures by which kinds of record name them. */
export const KIND_ICONS: Record<(typeof KINDS)[Kind]['names']['icon'], LucideIcon> = {
	users: Users,
	plane: Plane,
	bed: BedDouble,
	car: CarFront,
	compass: Compass,
	file: FileText,
}
