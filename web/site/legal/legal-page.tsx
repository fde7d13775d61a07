import { formatDay } from '#shared/dates.ts'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { type LegalPageName, legalPath } from '#shared/paths.ts'
import { Meta } from '#web/framework/meta.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { SkipLink } from '#web/shell/page.tsx'
import { StaticHeader } from '#web/shell/static-header.tsx'
import { accessibilityText } from './accessibility-text.tsx'
import { cookiesText } from './cookies-text.tsx'
import { ownSections } from './own-text.tsx'
import { privacyText } from './privacy-text.tsx'
import type { LegalText, Section } from './section.ts'
import { termsText } from './terms-text.tsx'

const TEXTS: Record<LegalPageName, (facts: LegalFacts) => LegalText> = {
	privacy: privacyText,
	cookies: cookiesText,
	terms: termsText,
	accessibility: accessibilityText,
}

/** SITE-160 to SITE-163. It works without scripts. */
export function LegalPage({ page, facts }: { page: LegalPageName; facts: LegalFacts }) {
	const { title, description, lead, wordedOn, sections } = TEXTS[page](facts)
	const { [`${page}Text` as const]: own, [`${page}TextUse` as const]: use, name } = facts.agency
	const isReplaced = own !== null && use === 'instead_of_our_text'
	const shown = isReplaced
		? [...ownSections(own, title), ...sections.filter(({ isFact }) => isFact)]
		: [...sections, ...ownSections(own, `More from ${name}`)]
	const changedOn = [wordedOn, facts.changedOn[page] ?? ''].toSorted().at(-1)!
	return (
		<div className="flex min-h-dvh flex-col">
			<Meta title={title} description={description} path={legalPath(page)} />
			<div className="contents print:hidden">
				<SkipLink />
				<StaticHeader />
			</div>
			<main
				id="content"
				tabIndex={-1}
				className="mx-auto w-full max-w-7xl grow px-5 pt-12 pb-20 md:px-8 md:pt-20 md:pb-28"
			>
				<header className="max-w-[62ch]">
					<h1 className="font-display text-5xl md:text-6xl">{title}</h1>
					{isReplaced ? null : <p className="mt-5 text-xl text-ink-soft">{lead}</p>}
					<p className="mt-5 text-ink-soft">
						Last changed <time dateTime={changedOn}>{formatDay(changedOn, 'd MMM yyyy')}</time>
					</p>
				</header>
				<div className="mt-10 grid gap-x-16 gap-y-10 border-t border-line pt-10 md:mt-14 md:pt-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
					<Contents sections={shown} />
					<article className="legal-text">
						{shown.map((section) => (
							<section key={section.id} aria-labelledby={section.id}>
								<h2 id={section.id}>{section.title}</h2>
								{section.content}
							</section>
						))}
					</article>
				</div>
			</main>
			<div className="print:hidden">
				<Footer />
			</div>
		</div>
	)
}

const Contents = ({ sections }: { sections: readonly Section[] }) => (
	<nav
		aria-labelledby="on-this-page"
		className="self-start max-lg:rounded-lg max-lg:bg-sunk max-lg:p-5 lg:sticky lg:top-28 print:hidden"
	>
		<h2 id="on-this-page" className="font-medium">
			On this page
		</h2>
		<ol className="mt-2 lg:border-l lg:border-line">
			{sections.map(({ id, title }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-sea hover:underline lg:pl-4"
					>
						{title}
					</a>
				</li>
			))}
		</ol>
	</nav>
)
