import type { ComponentProps } from 'react'
import { countryName } from '#shared/catalogue/rules/vocabulary.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { useForm } from './form-context.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Every country by its name. */
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
	.flatMap((code) => {
		const name = countryName(code)
		return name === null ? [] : [{ code, name }]
	})
	.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))

type Props = Omit<ComponentProps<typeof Select>, 'onChange' | 'children'> & { path: string }

/** Chooses a country by its code, and writes its one English name into the field next to it. */
export function CountrySelect({ path, ...rest }: Props) {
	const { set } = useForm()
	return (
		<Select
			{...rest}
			onChange={({ currentTarget: { value } }) => {
				set(path, value)
				set(path.replace(/Code$/, ''), countryName(value) ?? '')
			}}
		>
			<option value="">Choose…</option>
			{COUNTRIES.map(({ code, name }) => (
				<option key={code} value={code}>
					{name}
				</option>
			))}
		</Select>
	)
}
