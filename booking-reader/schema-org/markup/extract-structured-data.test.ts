import { expect, test } from 'vitest'
import { parsePage } from '../../formats/html/parse-page.ts'
import { extractStructuredData } from './extract-structured-data.ts'
import { parseTolerantJson } from './tolerant-json.ts'

const raw = (html: string) => extractStructuredData(parsePage(html, { url: 'https://forms.example/orders/7' }))
const items = (html: string) => {
	const { jsonLd, microdata, rdfa } = raw(html)
	return [...jsonLd, ...microdata, ...rdfa].map(({ item }) => item)
}

test.each<[string, string, object]>([
	['valid JSON', '{"a": [1, "// no comment, }"]}', { a: [1, '// no comment, }'] }],
	['HTML comments', '<!-- ours -->{"a": "<!-- kept -->"}', { a: '<!-- kept -->' }],
	['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
	['line breaks and tabs in a text', '{"a": "one\n\ttwo\u0001"}', { a: 'one\n\ttwo' }],
	['comments', '{"a": 1, // one\n /* two */ "b": "http://x"}', { a: 1, b: 'http://x' }],
	['trailing commas', '{"a": [1, 2, ],\n}', { a: [1, 2] }],
	['quotes as entities', '{&quot;a&quot;: &#34;http://b&#34;}', { a: 'http://b' }],
	['missing commas', '[{"a": 1} {"b": [2] "c": 3}]', [{ a: 1 }, { b: [2], c: 3 }]],
	['several documents', '{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
	['a semicolon', '{"a": 1};', { a: 1 }],
	['several of these at once', '<!-- x -->{"a": "b\n", }{"c": 1};', [{ a: 'b\n' }, { c: 1 }]],
	['prototype keys', '{"a": {"__proto__": {"b": 1}, "constructor": 2, "c": 3}}', { a: { c: 3 } }],
])('JSON: %s', (_, text, value) => {
	expect(parseTolerantJson(text)?.value).toEqual(value)
})

test('irreparable JSON is null', () => {
	for (const text of ['', 'nothing', '{"a": ', '<!-- never closed {"a":1}', '/*'.repeat(10_000)])
		expect(parseTolerantJson(text)).toBe(null)
})

test.each<[string, string, object[]]>([
	[
		'JSON-LD by any of its types, one item for each of a list',
		'<script type="Application/LD+JSON; charset=utf-8">[{"a":1},{"a":2}]</script><script type="application/json">{"a":3}</script><script type="application/ld+json"> </script>',
		[{ a: 1 }, { a: 2 }],
	],
	[
		'properties of an item, as text, address, number and time',
		'<div itemscope itemtype="https://schema.org/Event https://schema.org/Thing" itemid="urn:1"><b itemprop="name">Two <i>words</i></b><a itemprop="url" href="/e">x</a><data itemprop="price" value="5">five</data><time itemprop="startDate" datetime="2027-05-20">Thu</time><img itemprop="image" src="i.png"></div>',
		[
			{
				'@type': 'Event',
				'@id': 'urn:1',
				name: 'Two words',
				url: 'https://forms.example/e',
				price: '5',
				startDate: '2027-05-20',
				image: 'https://forms.example/orders/i.png',
			},
		],
	],
	[
		'content counts on any element, but not before an address',
		'<div itemscope><p itemprop="date" content="2027-05-20">Thu</p><a itemprop="url" href="https://a.example" content="no">x</a><link itemprop="same" content="yes"></div>',
		[{ date: '2027-05-20', url: 'https://a.example', same: 'yes' }],
	],
	[
		'several names, a repeated name, an item in an item',
		'<div itemscope><b itemprop="name headline">A</b><b itemprop="name">B</b><div itemprop="author" itemscope><i itemprop="name">C</i></div></div>',
		[{ name: ['A', 'B'], headline: 'A', author: { name: 'C' } }],
	],
	[
		'itemtype of schema.org alone opens an item',
		'<div itemtype="http://schema.org/Hotel"><b itemprop="http://schema.org/name">H</b></div>',
		[{ '@type': 'Hotel', name: 'H' }],
	],
	[
		'itemref adds properties from elsewhere, without cycles',
		'<div id="x"><b itemprop="name">N</b></div><div itemscope itemref="x none"><i itemprop="a">1</i></div><div itemscope itemref="p"></div><div itemscope id="p" itemprop="q" itemref="r"></div><div itemscope id="r" itemprop="s" itemref="p"></div>',
		[{ a: '1', name: 'N' }, { q: {} }],
	],
	[
		'an element moved by the HTML parser returns to its item',
		'<p itemscope><b itemprop="a">1</b><div itemprop="place" itemscope><i itemprop="name">N</i></div></p>',
		[{ a: '1', place: { name: 'N' } }],
	],
	[
		'RDFa: types, values, resources inside resources',
		'<div vocab="https://schema.org/" typeof="Trip"><b property="schema:name">T</b><i property="date" content="2027">x</i><div property="itinerary" typeof="City Place"><b property="name">C</b></div><div rel="offers"><p><span typeof="Offer"><i rel="rdf:type" resource="https://schema.org/Demand"></i><b property="price">5</b></span></p></div><div rel="url" resource="/t"></div></div>',
		[
			{
				'@type': 'Trip',
				name: 'T',
				date: '2027',
				itinerary: { '@type': ['City', 'Place'], name: 'C' },
				offers: { '@type': ['Offer', 'Demand'], price: '5' },
				url: 'https://forms.example/t',
			},
		],
	],
	[
		'prototype names are ignored',
		'<div itemscope><b itemprop="__proto__">1</b><b itemprop="a">2</b></div><meta property="og:title" content="x">',
		[{ a: '2' }],
	],
])('%s', (_, html, expected) => {
	expect(items(html)).toEqual(expected)
})

test('each item has its location', () => {
	const { jsonLd, microdata, rdfa, issues } = raw(
		'\n<script type="application/ld+json">{}</script>\n<p itemscope></p>\n<p typeof="Trip"></p>\n<script type="application/ld+json">{]</script>',
	)
	expect([jsonLd, microdata, rdfa].flat().map(({ where }) => where)).toEqual(['line 2', 'line 3', 'line 4'])
	expect(issues).toMatchObject([{ code: 'UNREADABLE', severity: 'warning', raw: '{]' }])
})
