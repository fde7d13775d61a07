import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Film, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { asText } from '#shared/catalogue/drafts/content-path.ts'
import type { CatalogueFilm } from '#shared/catalogue/film.ts'
import type { ServedFilm } from '#shared/catalogue/property.ts'
import { convertedFilmUpload, filmUpload } from '#shared/uploads.ts'
import { query } from '#web/data/query.ts'
import { sentenceOf } from '#web/data/request.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { upload } from '#web/data/upload.ts'
import { acceptAttribute, validateFile } from '#web/trips/validate-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useForm } from '../form/form-context.ts'
import { ListFindings } from '../form/list-findings.tsx'
import { useUndoOffer } from '../form/use-undo-offer.ts'
import { useFilm } from './use-film.ts'

type Props = { label: string; hint: string | undefined; path: string; value: unknown }

const CONVERTED = 'Longer and larger films and those of phones are converted: their first half minute, without sound.'

/** The film at the top of a property's page (CRM-403, CRM-409). */
export function FilmField({ label, hint, path, value }: Props) {
	const { set, isReadOnly, lookAgain } = useForm()
	const offerUndo = useUndoOffer()
	const root = useRef<HTMLFieldSetElement>(null)
	const chosen = useRef<HTMLInputElement>(null)
	/** The part that has been sent; null while nothing is. */
	const [sent, setSent] = useState<number | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const name = asText(value)
	const uploaded = useFilm(name, lookAgain)
	const queries = useQueryClient()
	const { data: built } = useQuery({ ...query('/api/admin/catalogue/drawings'), staleTime: Infinity })
	const rules = built?.convertsFilms ? convertedFilmUpload : filmUpload
	const film = uploaded?.served ?? built?.films[name]

	const send = async (file: File) => {
		const refused = validateFile(file, rules)?.description ?? null
		setProblem(refused)
		if (refused !== null) return
		const form = new FormData()
		form.set(rules.field, file)
		setSent(0)
		try {
			const { film } = await upload<{ film: CatalogueFilm }>('/api/admin/catalogue/films', form, {
				onProgress: setSent,
			})
			// One that had failed may have been read before.
			storeAnswer(queries, query('/api/admin/catalogue/films/:id', { id: film.id }), { film })
			set(path, film.name)
		} catch (error) {
			setProblem(sentenceOf(error, 'The film could not be uploaded.'))
		}
		setSent(null)
	}
	const remove = () => {
		set(path, null)
		root.current?.focus()
		offerUndo('Film removed', () => {
			set(path, name)
			root.current?.focus()
		})
	}
	return (
		<fieldset ref={root} data-path={path} tabIndex={-1} className="min-w-0">
			<legend className="text-sm font-medium">{label}</legend>
			<p className="mt-1 text-sm text-ink-soft">
				{hint} {built?.convertsFilms ? CONVERTED : null}
			</p>
			{film ? <FilmView film={film} name={uploaded?.fileName ?? name} bytes={uploaded?.bytes ?? null} /> : null}
			{uploaded ? <FilmState film={uploaded} /> : null}
			{sent === null ? null : (
				<div className="mt-3 max-w-sm">
					<Progress label="Uploading the film" value={sent < 1 ? sent : undefined} />
				</div>
			)}
			<p role="alert" className="mt-2 text-sm text-danger empty:hidden">
				{problem}
			</p>
			{isReadOnly ? null : (
				<div className="mt-3 flex flex-wrap gap-2">
					<Button size="small" pending={sent !== null} onClick={() => chosen.current?.click()}>
						<Film aria-hidden="true" />
						{name ? 'Upload another film' : 'Upload a film'}
					</Button>
					{name ? (
						<Button size="small" variant="quiet" onClick={remove}>
							<Trash2 aria-hidden="true" />
							Remove the film
						</Button>
					) : null}
					<input
						ref={chosen}
						type="file"
						hidden
						accept={acceptAttribute(rules)}
						onChange={({ currentTarget }) => {
							const [file] = currentTarget.files ?? []
							if (file) void send(file)
							// The same file may be chosen again.
							currentTarget.value = ''
						}}
					/>
				</div>
			)}
			<ListFindings path={path} />
		</fieldset>
	)
}

/** How far a film is that has to be converted. Nothing for one that is made. */
function FilmState({ film: { state, fileName, failure } }: { film: CatalogueFilm }) {
	return (
		<output className="mt-3 block text-sm empty:mt-0">
			{state === 'waiting' ? (
				<span className="text-ink-soft wrap-anywhere">{fileName} is being converted. You can go on working.</span>
			) : null}
			{state === 'failed' ? (
				<span className="flex items-start gap-1.5 text-danger">
					<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{failure}
				</span>
			) : null}
		</output>
	)
}

function FilmView({ film, name, bytes }: { film: ServedFilm; name: string; bytes: number | null }) {
	const facts = [
		`${Math.round(film.seconds)} seconds`,
		`${film.width} × ${film.height}`,
		bytes === null ? null : `${(bytes / 1_000_000).toFixed(1)} MB`,
	]
	return (
		<figure className="mt-3 max-w-sm">
			<video
				key={film.mp4 ?? film.webm}
				controls
				muted
				playsInline
				preload="metadata"
				poster={film.poster ?? undefined}
				aria-label={`Film ${name}`}
				className="aspect-video w-full rounded-md bg-sunk"
			>
				{film.webm ? <source src={film.webm} type="video/webm" /> : null}
				{film.mp4 ? <source src={film.mp4} type="video/mp4" /> : null}
			</video>
			<figcaption className="mt-1 text-sm text-ink-soft wrap-anywhere">
				{[name, ...facts].filter(Boolean).join(', ')}
			</figcaption>
		</figure>
	)
}
