import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { Contact } from './contact.tsx'
import type { LegalText } from './section.ts'

export function accessibilityText({ agency }: LegalFacts): LegalText {
	return {
		title: 'Accessibility',
		description: `How ${agency.name} makes this website usable for everybody, what is not perfect yet, and whom to tell.`,
		lead: 'Everybody should be able to plan a journey here, with or without a mouse, a large screen or perfect sight.',
		wordedOn: '2026-11-22',
		sections: [
			{
				id: 'standard',
				title: 'What we aim for',
				content: (
					<p>
						We aim to meet level AA of the Web Content Accessibility Guidelines, version 2.2 (WCAG 2.2 AA), on every
						page: the public site, the pages for travellers, and those that our staff work with.
					</p>
				),
			},
			{
				id: 'what-you-can-do',
				title: 'What you can do',
				content: (
					<ul>
						<li>
							Use every page with the keyboard alone. The first press of Tab offers a way straight to the content.
						</li>
						<li>Choose a light or a dark theme. Both have the contrast that the guidelines ask for.</li>
						<li>Enlarge the text in your browser, or read on a phone, without scrolling sideways.</li>
						<li>Switch off motion in your system: animations on this site then stop.</li>
						<li>Read the public pages, and reach us by telephone or e-mail, without JavaScript.</li>
					</ul>
				),
			},
			{
				id: 'tests',
				title: 'How we test',
				content: (
					<>
						<p>
							Every version of the site is tested by a program before it is published. It opens the pages in both
							themes, at the width of a phone and of a desktop screen, and checks them with axe, a widely used tool. We
							put right what axe finds before a version is published.
						</p>
						<p>
							Further tests use dialogs, menus and forms with the keyboard. A program finds only some barriers. If you
							meet one, please tell us.
						</p>
					</>
				),
			},
			{
				id: 'limits',
				title: 'Known limits',
				content: (
					<ul>
						<li>
							Tickets, vouchers and other documents come to us from airlines, hotels and other companies. We pass them
							on unchanged, and some can’t be read by screen readers.
						</li>
						<li>ATOL Certificates have the layout that the Civil Aviation Authority prescribes.</li>
						<li>Some properties have a short film. It has no sound and says nothing that the text does not say.</li>
					</ul>
				),
			},
			{
				id: 'tell-us',
				title: 'Tell us',
				isFact: true,
				content: (
					<>
						<p>
							Write or call if something does not work for you, or if you would like any of this in another form, such
							as large print or a conversation by telephone.
						</p>
						<Contact agency={agency} />
					</>
				),
			},
			{
				id: 'not-satisfied',
				title: 'If our answer does not help',
				content: (
					<p>
						The <a href="https://www.equalityadvisoryservice.com/">Equality Advisory and Support Service</a> advises on
						the Equality Act 2010 in England, Scotland and Wales, free of charge.
					</p>
				),
			},
		],
	}
}
