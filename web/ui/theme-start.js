// A classic script at the top of <head>: the saved theme is set before the first paint.
try {
	if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark')
} catch {
	// Storage is switched off: the light theme.
}
