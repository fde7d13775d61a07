import { expect, test } from 'vitest'
import { parsePage } from '../formats/html/parse-page.ts'
import { MAX_RENDITION, renderPage } from './render-page.ts'

const rendered = (body: string) => renderPage(parsePage(`<!doctype html><title>Not shown</title>${body}`))

test.each([
	['<p>Check-in <b>4 June</b></p>', '<p>Check-in <b>4 June</b></p>'],
	['<p style="text-decoration: line-through">old</p>', '<p><s>old</s></p>'],
	['<span class=x>Flight</span> <a href="https://x.example">BA2606</a>', 'Flight BA2606'],
	['<input value="Olivia"><input type=password value=secret>', 'Olivia'],
	['<input type=checkbox checked>Transfer', '☑ Transfer'],
	['<select><option>One<option selected>Two</select>', 'Two'],
	['<p hidden>a</p><p style="display:none">b</p><p>c</p>', '<p>c</p>'],
	['a &lt;b&gt; &amp; c', 'a &lt;b&gt; &amp; c'],
])('%s is shown as %s', (body, expected) => {
	expect(rendered(body)).toBe(expected)
})

test('cells keep their spans, and no other attribute', () => {
	const html = rendered('<table><tr><td colspan=2 rowspan=999 width=5 onclick="x()" style="color:red">a</table>')
	expect(html).toBe('<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>')
})

test.each([
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<svg><script>alert(1)</script></svg>',
	'<svg><style><img src=x onerror=alert(1)></style></svg>',
	'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<style>body{background:url(https://x.example)}</style>',
	'<link rel=stylesheet href="https://x.example"><base href="https://x.example"><meta http-equiv=refresh content="0;url=x">',
	'<form action="https://x.example"><button formaction=x>a</button></form>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
	'<template><img src=x></template><object data=x><embed src=x></object>',
	'<a href="javascript:alert(1)" ping=x>a</a><p style="background:url(x)" id=x name=y class=z>a</p>',
	'<textarea></textarea><img src=x></textarea>',
	'<!--><img src=x onerror=alert(1)>-->',
	'<input value="&lt;img src=x&gt;"><select><option>&lt;script&gt;</select>',
	'<xmp><img src=x></xmp><plaintext><img src=x>',
])('nothing of %s can load or run', (body) => {
	const tags = rendered(`<p>before</p>${body}`).match(/<[^>]*>/g) ?? []
	for (const tag of tags) expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: (?:col|row)span="\d+")*>$/)
	expect(tags.join('')).not.toMatch(/script|style|img|svg|iframe|object|embed|form|meta|link|base|<a/)
})

test('a page that is too long is cut, and every element is closed', () => {
	const html = rendered(`<div>${'<p>text</p>'.repeat(40_000)}</div>`)
	expect(html.length).toBeLessThan(MAX_RENDITION + 1000)
	expect(html.endsWith('</div>')).toBe(true)
	expect(rendered('<div>'.repeat(5000)).match(/<div>/g)?.length).toBeLessThan(200)
})
