import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { LinksContent } from '#shared/catalogue/page-data.ts'
import type { LinkFacts } from '#shared/customers/link.ts'
import { usePageContent } from '#web/data/catalogue.tsx'
import { sentenceOf } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { ForgottenForm } from '#web/shell/forgotten-form.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { Mark } from '#web/shell/mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { useLink } from './use-link.ts'

type Props = {
	/** The browser's title. */
	title: string
	link: ReturnType<typeof useLink>
	/** Shown while the link works. */
	children: (link: { token: string; facts: LinkFacts }) => ReactNode
}

/**
 * The page that a link in a mail leads to (SITE-121). It has no header and no link to other sites, which could learn its address. It is the
 * same page for everybody: what it shows depends on the secret in the address, which the server never sees.
 */
export function LinkPage({ title, link, children }: Props) {
	const { agency } = useSettings()
	const { opening } = usePageContent<LinksContent>()
	return (
		<div className="flex min-h-dvh flex-col lg:flex-row">
			<title>{`${title} | ${agency.name}`}</title>
			<meta name="robots" content="noindex" />
			<ServedPicture
				served={opening.served}
				alt=""
				sizes="(min-width: 64rem) 50vw, 100vw"
				priority="first"
				className="h-32 w-full sm:h-44 lg:sticky lg:top-0 lg:h-dvh lg:w-1/2"
			/>
			<div className="mx-auto flex w-full max-w-xl grow flex-col px-5 py-7 md:px-8 lg:min-h-dvh lg:w-1/2 lg:px-14 lg:py-10">
				<header className="flex items-center gap-3">
					<Mark className="size-9" />
					<span className="font-display text-2xl font-semibold">{agency.name}</span>
				</header>
				<main tabIndex={-1} className="grid grow content-start gap-5 py-8 lg:content-center outline-none lg:py-12">
					<Content link={link}>{children}</Content>
				</main>
				<footer className="text-ink-soft">
					We are glad to help: call{' '}
					<a
						href={phoneHref(agency.phone)}
						className="inline-flex min-h-6 whitespace-nowrap text-sea tabular-nums underline-offset-4 hover:underline"
					>
						{agency.phone}
					</a>
				</footer>
			</div>
		</div>
	)
}

function Content({ link: { state, enter, retry }, children }: Pick<Props, 'link' | 'children'>) {
	if (state.is === 'open') return children(state)
	if (state.is === 'missing') return <CodeForm onEnter={enter} />
	if (state.is === 'ended') return <Ended />
	if (state.is === 'failed')
		return (
			<div role="alert" className="grid justify-items-start gap-5">
				<Heading>We couldn’t open your link</Heading>
				<p className="text-lg">{sentenceOf(state.error, 'Something went wrong on our side.')}</p>
				<Button variant="primary" onClick={retry}>
					Try again
				</Button>
			</div>
		)
	return (
		<output className="flex items-center gap-3 text-lg text-ink-soft">
			<Spinner />
			One moment, please
			<noscript>: this page needs JavaScript</noscript>
		</output>
	)
}

/** The heading gets the focus when the page knows what to show, so that screen readers begin there. */
export function Heading({ children }: { children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<h1
			ref={heading}
			tabIndex={-1}
			className="font-display text-4xl text-balance wrap-anywhere outline-none md:text-5xl"
		>
			{children}
		</h1>
	)
}

/** For people whose mail program cut the secret off the link. */
function CodeForm({ onEnter }: { onEnter: (typed: string) => void }) {
	const [error, setError] = useState<string>()
	const field = useRef<HTMLInputElement>(null)
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const typed = new FormData(event.currentTarget).get('code')
		if (typeof typed === 'string' && typed.trim() !== '') return onEnter(typed)
		setError('Enter the code from the mail')
		field.current?.focus()
	}
	return (
		<>
			<Heading>Enter your code</Heading>
			<p className="text-lg">
				Your mail has a code in five groups of letters and digits, below the button. Type it here, or copy and paste it.
			</p>
			<form onSubmit={submit} noValidate className="grid gap-5">
				<Field label="Code from the mail" error={error}>
					{(control) => (
						<Input
							{...control}
							ref={field}
							name="code"
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							className="h-13 text-lg tracking-wide tabular-nums"
						/>
					)}
				</Field>
				<Button type="submit" variant="primary" size="large" className="max-sm:w-full sm:justify-self-start">
					Continue
				</Button>
			</form>
		</>
	)
}

/** The same for a link that was used, one that is too old, and one that never existed. */
function Ended() {
	return (
		<>
			<Heading>This link no longer works</Heading>
			<p className="text-lg">It was already used, or its time has passed. We gladly send you a new one.</p>
			<ForgottenForm action="Send me a new one" />
		</>
	)
}
