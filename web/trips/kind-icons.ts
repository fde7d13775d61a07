import { BedDouble, CarFront, Compass, FileText, type LucideIcon, Plane, Users } from 'lucide-react'
import type { Kind, KINDS } from '#shared/trips/kinds/registry.ts'

/** The icon of each kind of record, by the name in its declaration. */
export const KIND_ICONS: Record<(typeof KINDS)[Kind]['names']['icon'], LucideIcon> = {
	users: Users,
	plane: Plane,
	bed: BedDouble,
	car: CarFront,
	compass: Compass,
	file: FileText,
}
