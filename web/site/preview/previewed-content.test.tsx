import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PreviewedItem } from '#shared/catalogue/drafts/preview-message.ts'
import { catalogue } from '#tests/catalogue.ts'
import { settings } from '#tests/settings.ts'
import { Providers } from '#web/framework/app.tsx'
import HotelPage from '../details/hotel-page.tsx'
import VillaPage from '../details/villa-page.tsx'
import HomePage from '../home/page.tsx'
import { previewedContent } from './previewed-content.ts'

const PAGES_OF = { villa: VillaPage, hotel: HotelPage, landing: HomePage }

function draw(kind: PreviewedItem['kind'], content: PreviewedItem['content']) {
	const item = { kind, number: null, content, pictures: {}, films: {} }
	const Page = PAGES_OF[kind]
	return renderToString(
		<Providers
			settings={settings}
			address={{ path: '/admin/preview', search: '' }}
			catalogue={{ events: [], content: previewedContent(item, catalogue) }}
		>
			<Page />
		</Providers>,
	)
}

test.each(['villa', 'hotel', 'landing'] as const)('a %s of which nothing is written yet has a page', (kind) => {
	expect(draw(kind, {})).toContain('<main')
})

test('an unfinished draft shows what it has', () => {
	const suite = { type: 'Garden Room', size: '', count: null, features: [] }
	const html = draw('villa', { name: 'Villa Nova', bedrooms: null, images: [], suites: [suite], layout: null })
	expect(html).toContain('Villa Nova</h1>')
	expect(html).toContain('Garden Room</h3>')
	const hotel = {
		privilegeRating: null,
		privilegeRatingBreakdown: { location: null },
		images: [{ name: 'x', alt: '' }],
	}
	expect(draw('hotel', hotel)).toContain('0.0')
})

test('the destinations of the landing page link to what is public', () => {
	const picture = { name: '', alt: '' }
	const nice = { name: 'The Riviera', line: '', villas: ['1'], hotels: [], picture }
	expect(draw('landing', { destinations: [nice] })).toMatch(/href="\/villas(\/1|\?)/)
})
