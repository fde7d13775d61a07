import { type ComponentProps, type FormEvent, useId } from 'react'
import { Glyph } from '#web/ui/glyph.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'

type Props = {
	title: string
	subtitle: string
	/** Decorative: it adds nothing to the title. */
	picture: ComponentProps<typeof ServedPicture>['served']
	/** Adds a search box. `onSearch` is called when the button or Enter is pressed (SITE-45). */
	search?: { placeholder: string; onSearch: (text: string) => void }
}

/** SITE-44 */
export function Hero({ title, subtitle, picture, search }: Props) {
	return (
		<section className="relative isolate flex h-[60vh] min-h-[500px] items-end overflow-clip bg-night text-foam">
			{picture ? (
				<ServedPicture
					served={picture}
					alt=""
					sizes="100vw"
					priority="first"
					className="absolute inset-0 -z-20 size-full"
				/>
			) : null}
			<div className="mx-auto w-full max-w-7xl px-5 pb-10 md:px-8 md:pb-14">
				<div className="hero-text w-fit">
					<h1 className="hero-text-shadow font-display text-5xl md:text-6xl lg:text-7xl">{title}</h1>
					<p className="hero-text-shadow mt-3 max-w-2xl text-lg md:text-xl">{subtitle}</p>
				</div>
				{search ? <SearchBox {...search} /> : null}
			</div>
		</section>
	)
}

function SearchBox({ placeholder, onSearch }: { placeholder: string; onSearch: (text: string) => void }) {
	const id = useId()
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const text = new FormData(event.currentTarget).get('search')
		onSearch(typeof text === 'string' ? text : '')
	}
	return (
		<search>
			<form onSubmit={submit} className="search-box mt-7 noscript:hidden">
				<label htmlFor={id} className="sr-only">
					{placeholder}
				</label>
				<input id={id} name="search" type="search" placeholder={placeholder} autoComplete="off" enterKeyHint="search" />
				<button type="submit">
					<Glyph d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20 20" className="size-5" />
					<span className="max-sm:sr-only">Search</span>
				</button>
			</form>
		</search>
	)
}
