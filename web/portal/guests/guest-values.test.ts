import { expect, test } from 'vitest'
import { fromFormValues, toFormValues } from './guest-values.ts'

test('a guest is typed as dd/mm/yyyy and with blanks for what is missing, and means the same again', () => {
	const saved = { fullName: 'Olivia Hartley', dateOfBirth: '1987-06-14', phone: null }
	const typed = toFormValues(saved)
	expect(typed).toMatchObject({ fullName: 'Olivia Hartley', dateOfBirth: '14/06/1987', phone: '', passportExpiry: '' })
	expect(Object.keys(typed)).toHaveLength(12)
	expect(fromFormValues(typed)).toMatchObject({ fullName: 'Olivia Hartley', dateOfBirth: '1987-06-14', phone: '' })
})

test('what is no day stays as it was typed, for the server to say so', () => {
	expect(fromFormValues(toFormValues({ dateOfBirth: '31/02/1990' }))).toMatchObject({ dateOfBirth: '31/02/1990' })
})
