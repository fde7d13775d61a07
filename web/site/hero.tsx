import { type FormEvent, useId } from 'react'
import type { ServedPicture as Served } from '#shared/catalogue/property.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'

type Props = {
	title: string
	subtitle: string
	/** The picture it stands on; it says nothing that the title doesn't. */
	picture: Served | null
	/** With it there is a search box. `onSearch` is told what was typed when the button or Enter is pressed. */
	search?: { placeholder: string; onSearch: (text: string) => void }
}

/** What a public page opens with (specification 1, 'Hero'). */
export function Hero({ title, subtitle, picture, search }: Props) {
	return (
		<section className="relative isolate flex h-[60vh] min-h-[500px] items-end overflow-clip bg-night text-foam">
			<ServedPicture
				served={picture}
				alt=""
				sizes="100vw"
				priority="first"
				className="absolute inset-0 -z-20 size-full bg-night"
			/>
			<div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
			<div className="mx-auto w-full max-w-7xl px-5 pb-10 md:px-8 md:pb-14">
				<h1 className="font-display text-5xl md:text-7xl">{title}</h1>
				<p className="mt-3 max-w-xl text-lg md:text-xl">{subtitle}</p>
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
			<form
				onSubmit={submit}
				className="mt-7 flex max-w-2xl items-center gap-1 rounded-lg bg-card p-1.5 text-ink shadow-lifted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-foam"
			>
				<label htmlFor={id} className="sr-only">
					{placeholder}
				</label>
				<input
					id={id}
					name="search"
					type="search"
					placeholder={placeholder}
					autoComplete="off"
					enterKeyHint="search"
					className="h-12 min-w-0 grow truncate bg-transparent px-3 text-base outline-none md:text-lg"
				/>
				<button
					type="submit"
					className="inline-flex h-12 shrink-0 items-center justify-center gap-2 rounded-md bg-sea px-4 font-medium text-on-sea transition-colors duration-150 hover:bg-sea-deep md:px-7"
				>
					<Glyph d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20 20" className="size-5" />
					<span className="max-sm:sr-only">Search</span>
				</button>
			</form>
		</search>
	)
}
