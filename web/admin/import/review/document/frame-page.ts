const TOKENS = ['--ink', '--ink-soft', '--line', '--card', '--yellow-wash', '--sea-wash', '--sea'] as const

/** The document as a page of its own, in the colours of the theme. `html` is the server's rendition (IMPORT-76). */
export function framePage(html: string, theme: 'light' | 'dark'): string {
	const style = getComputedStyle(document.documentElement)
	const tokens = TOKENS.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
	return `<!doctype html><html lang=""><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>:root{color-scheme:${theme};${tokens}}${STYLE}</style><body>${html}`
}

const STYLE = `
body{margin:0;padding:1rem 1.25rem 3rem;background:var(--card);color:var(--ink);font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{font-size:1.1em;margin:1em 0 .4em}
p,ul,ol,dl,blockquote,figure{margin:.5em 0}
pre{white-space:pre-wrap;font:13px/1.5 ui-monospace,monospace;margin:0}
table{border-collapse:collapse;max-width:100%}
td,th{padding:.15em .5em .15em 0;text-align:left;vertical-align:top}
td td,th td{padding:.1em .4em .1em 0}
hr{border:0;border-top:1px solid var(--line);margin:1.25em 0}
s,del,strike,blockquote{color:var(--ink-soft)}
fieldset{border:0;padding:0;margin:.5em 0}
::highlight(unused){background:var(--yellow-wash)}
::highlight(shown){background:var(--sea);color:var(--card)}
::selection{background:var(--sea);color:var(--card)}`
