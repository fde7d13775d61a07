import type { CollectedPerson, Section } from './collect-person.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** 'lastSignInAt' as 'Last sign in at'. */
const label = (name: string) => {
	const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
	return words.charAt(0).toUpperCase() + words.slice(1)
}

const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1d2430}
h1{font-weight:normal}h2{margin-top:2.5rem;border-bottom:1px solid #c9c4b8;font-weight:normal}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;margin:0 0 1.5rem}
dt{color:#5c6470}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:36rem){dl{display:block}dd{margin-bottom:.5rem}}`

/** A page for people with everything in an export: without scripts and pictures, so that it opens anywhere. */
export function personPage({ name, sections, files }: CollectedPerson, agency: string, madeAt: Date): string {
	const documents = files.map(({ name }) => `<li>${escaped(name)}</li>`).join('')
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(`Data about ${name}`)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(`What ${agency} holds about ${name}`)}</h1>
<p>As of ${madeAt.toISOString().slice(0, 16).replace('T', ', ')} UTC. The same is in data.json, for programs. Of people who travel along there are the
names only.</p>
${sections
	.filter(({ rows }) => rows.length > 0)
	.map(sectionOf)
	.join('\n')}
<h2>Nothing is held under</h2><p>${escaped(
		sections
			.filter(({ rows }) => rows.length === 0)
			.map(({ title }) => title)
			.join(', '),
	)}.</p>
<h2>Files</h2>${documents ? `<ul>${documents}</ul>` : '<p>None.</p>'}
</body></html>`
}

function sectionOf({ title, rows }: Section): string {
	const entries = rows.map((row) => `<dl>${Object.entries(row).map(pair).join('')}</dl>`).join('')
	return `<h2>${escaped(title)}</h2>${entries}`
}

function pair([name, value]: [string, unknown]): string {
	if (value === null || value === '') return ''
	const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
	return `<dt>${escaped(label(name))}</dt><dd>${escaped(text)}</dd>`
}
