/** How long after a filter or the order changed the new height is told (SITE-100). */
const POST_DELAY_MS = 100

/**
 * In a frame, tells the page around it how high this one is: when it has loaded, when the window or the body changes its size, and
 * when what is returned is called, 100 ms later. The page around it may be anybody's, and a height is no secret.
 */
export function startPostingHeight(): () => void {
	if (window.parent === window) return () => {}
	// As high as its content, or it could never shrink again within a frame that has been made as high as it was.
	document.body.style.minHeight = '0'
	const postHeight = () => {
		const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
		window.parent.postMessage({ type: 'resize', height }, '*')
	}
	if (document.readyState === 'complete') postHeight()
	else addEventListener('load', postHeight)
	addEventListener('resize', postHeight)
	new ResizeObserver(postHeight).observe(document.body)
	return () => setTimeout(postHeight, POST_DELAY_MS)
}
