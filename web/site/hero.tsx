import { type ComponentProps, type FormEvent, useEffect, useId, useRef } from 'react'
import { Glyph } from '#web/ui/glyph.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { OPENING_SIZES, ServedPicture } from '#web/ui/served-picture.tsx'

type Props = {
	title: string
	subtitle: string
	/** Decorative: it adds nothing to the title. */
	picture: ComponentProps<typeof ServedPicture>['served']
	/** Adds a search box that shows `text`. `onSearch` is called when the button or Enter is pressed (SITE-45). */
	search?: Search
}

type Search = { placeholder: string; text: string; onSearch: (text: string) => void }

/** SITE-44 */
export function Hero({ title, subtitle, picture, search }: Props) {
	return (
		<Opening
			tone={picture?.color}
			className="min-h-[max(60vh,500px)]"
			picture={
				<ServedPicture served={picture} alt="" sizes={OPENING_SIZES} priority="opening" className="object-[75%_50%]" />
			}
		>
			<h1 className="opening-title">{title}</h1>
			<p className="mt-2 text-lg leading-snug md:mt-4 md:text-xl">{subtitle}</p>
			{search ? <SearchBox {...search} /> : null}
		</Opening>
	)
}

function SearchBox({ placeholder, text, onSearch }: Search) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	// What was typed before hydration stays.
	const shown = useRef('')
	useEffect(() => {
		if (!input.current || shown.current === text) return
		shown.current = text
		input.current.value = text
	}, [text])
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		onSearch(input.current?.value ?? '')
	}
	return (
		<search>
			<form onSubmit={submit} className="search-box mt-4 md:mt-8 noscript:hidden">
				<label htmlFor={id} className="sr-only">
					{placeholder}
				</label>
				<input
					ref={input}
					id={id}
					name="search"
					type="search"
					placeholder={placeholder}
					autoComplete="off"
					enterKeyHint="search"
				/>
				<button type="submit">
					<Glyph d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20 20" className="size-5" />
					<span className="max-sm:sr-only">Search</span>
				</button>
			</form>
		</search>
	)
}
