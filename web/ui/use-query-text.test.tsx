import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { useQueryText } from './use-query-text.ts'

const Words = () => new URLSearchParams(useQueryText()).get('q')

test.each(['5%20', '100 % Zürich & Köln', '#1?', ''])('the words %j arrive as they were typed', (words) => {
	const search = new URLSearchParams({ q: words }).toString()
	const html = renderToString(
		<Router ssrPath="/villas" ssrSearch={search}>
			<Words />
		</Router>,
	)
	expect(html).toBe(words.replace('&', '&amp;'))
})
