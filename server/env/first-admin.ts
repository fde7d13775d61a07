import { refuseWeakPassword } from '#server/auth/passwords.ts'
import { newCustomerFields } from '#shared/customers/customer.ts'
import { emailAddress, valueSchema } from '#shared/schemas.ts'
import { type SettingsReader, succeeds } from './reader.ts'

export type FirstAdmin = { username: string; email: string; password: string }

/** Null: the first start creates the user 'admin' with a generated password. */
export function readFirstAdmin({ read, required, isAnySet }: SettingsReader, agencyEmail: string): FirstAdmin | null {
	if (!isAnySet('ADMIN_')) return null
	const username = read('ADMIN_USERNAME', valueSchema(newCustomerFields.username), 'admin')
	const email = read('ADMIN_EMAIL', emailAddress, agencyEmail)
	const strong = succeeds((value: string) => refuseWeakPassword(value, [username, email]))
	const schema = valueSchema(newCustomerFields.password).refine(strong, 'This password is too easy to guess')
	return { username, email, password: required('ADMIN_PASSWORD', schema, 'The first administrator needs a password') }
}
