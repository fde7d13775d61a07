// A classic script at the top of <head>: it applies the saved theme before the first paint.
try {
	if (localStorage.getItem('theme') === 'dark') {
		document.documentElement.classList.add('dark')
		// Browsers use the first one. The page's own, for the light theme, comes later in <head>.
		const color = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#10202a' })
		document.head.prepend(color)
	}
} catch {
	// Storage is switched off: use the light theme.
}
