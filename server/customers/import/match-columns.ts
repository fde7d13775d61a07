import {
	IMPORT_FIELD_LIST,
	IMPORT_FIELDS,
	type ImportColumns,
	type ImportField,
} from '#shared/customers/customer-import.ts'
import { fold } from '#shared/fold.ts'

/** What else spreadsheets and address books call the columns, folded and without spaces. */
const ALSO: Record<ImportField, readonly string[]> = {
	email: ['emailaddress', 'mail', 'emailaddress1', 'email1value', 'primaryemail'],
	fullName: ['name', 'customer', 'customername', 'client', 'clientname', 'contact', 'contactname', 'displayname'],
	firstName: ['forename', 'givenname', 'first'],
	lastName: ['surname', 'familyname', 'last'],
	phone: ['telephone', 'phonenumber', 'tel', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'phone1value'],
	bookingAgent: ['agent', 'consultant', 'advisor', 'adviser'],
	username: ['username', 'login', 'user'],
}

const plain = (heading: string) => fold(heading).replaceAll(' ', '')

/** The columns that the headings name. The first one of a name counts. */
export function matchColumns(headings: readonly string[]): ImportColumns {
	const given = headings.map(plain)
	return Object.fromEntries(
		IMPORT_FIELD_LIST.flatMap((field) => {
			const at = given.findIndex((heading) => heading === plain(IMPORT_FIELDS[field]) || ALSO[field].includes(heading))
			return at === -1 ? [] : [[field, at]]
		}),
	)
}
