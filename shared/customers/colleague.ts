import { customerFields } from './customer.ts'
import type { StaffRole, User } from './user.ts'
import { choice, required } from '#shared/fields.ts'
import { STAFF_ROLES } from './user.ts'

/** A member of staff as owners see them. Instants are ISO 8601 in UTC. */
export type Colleague = Pick<User, 'id' | 'username' | 'email' | 'fullName'> & {
	staffRole: StaffRole
	/** 'invited' has not chosen a password yet; 'disabled' cannot sign in. */
	state: 'active' | 'invited' | 'disabled'
	hasSecondStep: boolean
	lastSignInAt: string | null
	/** The number of browsers that are signed in. */
	devices: number
}

/** What an owner enters about a new colleague (CRM-130). */
export const newColleagueFields = {
	fullName: required(customerFields.fullName),
	username: customerFields.username,
	email: customerFields.email,
	staffRole: required(choice('Role', STAFF_ROLES, { initial: 'consultant' })),
}
