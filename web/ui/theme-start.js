// A classic script at the top of <head>: it applies the saved theme before the first paint.
try {
	if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark')
} catch {
	// Storage is switched off: use the light theme.
}
